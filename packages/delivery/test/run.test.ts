import { defineCatalogue, entry } from "@sdkwright/diagnostics";
import { expect, test } from "vitest";
import { isDelivered, planText, runDeliveries, summaryText } from "../src/index.js";
import type { Delivery, Phase, Step, StepResult } from "../src/step.js";

const catalogue = defineCatalogue("test", {
  wrong: entry({ severity: "error", title: "Wrong", cause: "It is.", fix: "Fix it.", message: () => "Wrong." }),
});

const DONE: StepResult = { state: "done" };
const FAILED: StepResult = { state: "failed", findings: [catalogue.create("wrong", {})] };

/** A delivery whose steps write down that they ran. */
function delivery(label: string, ran: string[], steps: readonly (readonly [Phase, StepResult])[]): Delivery {
  const made = steps.map(
    ([phase, result], at): Step => ({
      phase,
      title: `Step ${at}`,
      run: async () => {
        ran.push(`${label}${at}`);
        return result;
      },
    }),
  );
  return { label, folder: "/sdk", version: "1.0.0", steps: made };
}

const statesOf = (outcomes: Awaited<ReturnType<typeof runDeliveries>>): string[][] =>
  outcomes.map(({ steps }) => steps.map(({ state }) => state));

test("over all SDKs, checks come before builds, and builds before effects", async () => {
  const ran: string[] = [];
  const steps = [
    ["check", DONE],
    ["build", DONE],
    ["effect", DONE],
  ] as const;
  const outcomes = await runDeliveries([delivery("a", ran, steps), delivery("b", ran, steps)]);
  expect(ran).toEqual(["a0", "b0", "a1", "b1", "a2", "b2"]);
  expect(isDelivered(outcomes)).toBe(true);
});

test("every failed check is found, and nothing else runs", async () => {
  const ran: string[] = [];
  const steps = [
    ["check", FAILED],
    ["check", FAILED],
    ["build", DONE],
    ["effect", DONE],
  ] as const;
  const outcomes = await runDeliveries([delivery("a", ran, steps), delivery("b", ran, steps)]);
  expect(ran).toEqual(["a0", "a1", "b0", "b1"]);
  expect(outcomes.map(({ findings }) => findings.length)).toEqual([2, 2]);
  expect(statesOf(outcomes)[0]).toEqual(["failed", "failed", "skipped", "skipped"]);
  expect(isDelivered(outcomes)).toBe(false);
});

test("a failed build keeps the effects of all SDKs from running", async () => {
  const ran: string[] = [];
  const fails = delivery("a", ran, [
    ["build", FAILED],
    ["build", DONE],
    ["effect", DONE],
  ]);
  const works = delivery("b", ran, [
    ["build", DONE],
    ["effect", DONE],
  ]);
  expect(statesOf(await runDeliveries([fails, works]))).toEqual([
    ["failed", "skipped", "skipped"],
    ["done", "skipped"],
  ]);
});

test("a failed effect ends its own SDK alone", async () => {
  const ran: string[] = [];
  const fails = delivery("a", ran, [
    ["effect", FAILED],
    ["effect", DONE],
  ]);
  const works = delivery("b", ran, [
    ["effect", { state: "already", note: "there" }],
    ["effect", DONE],
  ]);
  const outcomes = await runDeliveries([fails, works]);
  expect(statesOf(outcomes)).toEqual([
    ["failed", "skipped"],
    ["already", "done"],
  ]);
  expect(summaryText(outcomes)).toBe(`a 1.0.0
  FAILED   Step 0
  not done Step 1
b 1.0.0
  already  Step 0 (there)
  done     Step 1
`);
});

test("a user who stops gets the step that runs, and no other one", async () => {
  const ran: string[] = [];
  const steps = [
    ["effect", DONE],
    ["effect", DONE],
  ] as const;
  const outcomes = await runDeliveries([delivery("a", ran, steps), delivery("b", ran, steps)], {
    isStopped: () => ran.length > 0,
  });
  expect(statesOf(outcomes)).toEqual([
    ["done", "skipped"],
    ["skipped", "skipped"],
  ]);
});

test("the plan shows every step, and first the variables that are missing", () => {
  const steps = [
    ["check", DONE],
    ["effect", DONE],
  ] as const;
  const plans = [
    { ...delivery("a", [], steps), missing: [["NPM_TOKEN"], ["GITHUB_TOKEN", "GH_TOKEN"]] },
    { ...delivery("b", [], []), missing: [] },
  ];
  expect(planText(plans)).toBe(`a 1.0.0
  missing  Set the environment variable \`NPM_TOKEN\`
  missing  Set the environment variable \`GITHUB_TOKEN\` or \`GH_TOKEN\`
  check    Step 0
  effect   Step 1
b 1.0.0
  nothing to do
`);
});
