import { expect, test } from "vitest";
import { SCENARIOS } from "../src/scenarios/index.js";
import { missingFiles, problemsOf } from "../src/suite/config.js";
import { plan } from "../src/suite/suite.js";
import { startDriver } from "../src/support/drive.js";
import type { Outcome, Scenario } from "../src/support/scenario.js";
import { assertNoSecrets } from "../src/support/secrets.js";
import { MARK } from "../src/support/steps.js";

const [first] = SCENARIOS.filter(({ cases }) => cases.length > 1 && cases.every(({ name }) => name !== undefined));
const scenario = first as Scenario;
const [one] = scenario.cases.filter(({ name }) => name !== undefined);
const config = { title: "X", generator: { name: "gen-x-sdk" }, driver: ["x"] };

test("a scenario that is excepted is skipped, with the reason", () => {
  const { played, reason } = plan(scenario, { exceptions: { [scenario.id]: "PHP refuses it" } });
  expect({ played, reason }).toEqual({ played: undefined, reason: "PHP refuses it" });
});

test("a case that is excepted is left out, and its reason shown", () => {
  const { played, reason } = plan(scenario, { exceptions: { [`${scenario.id}: ${one?.name}`]: "PHP refuses it" } });
  expect(played?.cases).toHaveLength(scenario.cases.length - 1);
  expect(played?.cases).not.toContain(one);
  expect(reason).toBe(`without 1 of ${scenario.cases.length} cases: PHP refuses it`);
});

test("exceptions need a reason, and something to be an exception from", () => {
  expect(problemsOf({ ...config, exceptions: { [scenario.id]: "so" } })).toEqual([]);
  expect(problemsOf({ ...config, exceptions: { [scenario.id]: "" } })[0]).toMatch(/^`exceptions` has to be reasons/);
  expect(problemsOf({ ...config, exceptions: { "XX-1": "so" } })).toEqual([
    "`exceptions` names `XX-1`, which is no scenario and no case of one.",
  ]);
});

const outcome = (parts: Partial<Outcome>): Outcome => ({ log: [], results: [], lines: [], noise: "", ...parts });

test("a secret that is found is shown with its line, its form, and where it was", () => {
  const secret = `key-${MARK}-1`;
  const basic = Buffer.from(`user:${secret}`).toString("base64");
  expect(() => assertNoSecrets(outcome({ noise: `first\nsecond ${secret}\nthird` }))).toThrow(
    `A secret appears in standard output or error, line 2, as it is:\nsecond ${secret}`,
  );
  expect(() => assertNoSecrets(outcome({ lines: [`authorization: Basic ${basic}`] }))).toThrow(
    `A secret appears in what loggers received, line 1, in base64 (${basic}):\n`,
  );
  const error = { kind: "api", class: "E", message: "no", text: `trace\n at ${secret}`, inTree: true };
  const results = [{ ok: false, ms: 0, error }] as unknown as Outcome["results"];
  expect(() => assertNoSecrets(outcome({ results }))).toThrow(
    "what programs print of an error (`text`), line 2, as it is",
  );
  expect(() => assertNoSecrets(outcome({ noise: "nothing" }))).not.toThrow();
});

const driver = (code: string): Promise<unknown> => startDriver([process.execPath, "-e", code], {}, { startMs: 2_000 });

test("what a driver prints before it is ready is shown if it never is", async () => {
  await expect(driver('console.log("Warning: no SDK"); setTimeout(() => {}, 9e3)')).rejects.toThrow(
    "The driver gave no answer to message 0 within 2 s. It printed:\nWarning: no SDK",
  );
});

test("a driver for other messages is refused; one without a version was written for the first", async () => {
  const ready = (more: object) =>
    `console.log('${JSON.stringify({ driver: 0, ok: true, ms: 0, ...more })}'); process.stdin.resume()`;
  await expect(driver(ready({ api: 2 }))).rejects.toThrow("The driver was written for version 2 of the messages");
  for (const more of [{}, { api: 1 }]) await ((await driver(ready(more))) as { close(): Promise<string> }).close();
});

test("a plugin or a table that is not there is named before anything is emitted", () => {
  const config = {
    title: "Zig",
    driver: ["driver"],
    generator: { name: "gen-zig-sdk", plugin: "./plugin.mjs" },
  } as const;
  const root = import.meta.dirname;
  expect(missingFiles({ ...config, table: "tabel.mjs" }, root)).toEqual([
    `\`table\`: there is no ${root}/tabel.mjs.`,
    `\`generator.plugin\`: there is no ${root}/plugin.mjs.`,
  ]);
  const named = { ...config, generator: { name: "gen-zig-sdk", plugin: "a-package" } };
  expect(missingFiles({ ...named, table: "suite.test.ts" }, root)).toEqual([]);
});
