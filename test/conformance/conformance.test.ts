import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MUTANTS, type Mutant } from "./mutants/mutants.js";
import { SCENARIOS } from "./scenarios/index.js";
import { type ConformanceServer, startServer } from "./server/server.js";
import { type Built, buildAll, buildMutant } from "./support/build.js";
import { NOT_APPLICABLE } from "./support/exceptions.js";
import { foregone, reportOf, type Verdict } from "./support/report.js";
import { runScenario } from "./support/run.js";
import type { Scenario } from "./support/scenario.js";

const REPORT = `${ROOT}docs/conformance.md`;
const folder = mkdtempSync(join(tmpdir(), "sdkwright-conformance-"));
let built: Built;
let server: ConformanceServer;

beforeAll(async () => {
  [built, server] = await Promise.all([buildAll(folder), startServer()]);
}, 120_000);

afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const verdicts = new Map<string, Verdict>();

async function judge(scenario: Scenario): Promise<void> {
  verdicts.set(scenario.id, "fail");
  await runScenario({ built, server }, scenario);
  verdicts.set(scenario.id, "pass");
}

function define(scenarios: readonly Scenario[]): void {
  for (const scenario of scenarios) {
    const { id, title, pending = NOT_APPLICABLE.typescript[id] } = scenario;
    const known = foregone("typescript", scenario);
    if (known === undefined) test.concurrent(`${id}: ${title}`, () => judge(scenario), 60_000);
    else {
      verdicts.set(id, known);
      test.skip(`${id}: ${title} (${known}: ${pending})`, () => {});
    }
  }
}

describe("typescript: behaviour", () => define(SCENARIOS.filter(({ timing }) => !timing)));
describe("typescript: time", () => define(SCENARIOS.filter(({ timing }) => timing)));

describe("the table", () => {
  test("has the scenarios of the contract, each once", () => {
    expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(122);
    expect(SCENARIOS).toHaveLength(122);
    for (const id of Object.keys(NOT_APPLICABLE.typescript)) expect(SCENARIOS.map((one) => one.id)).toContain(id);
  });

  test("is what docs/conformance.md says", ({ skip }) => {
    // Only part of the scenarios ran where the command line names some.
    if (verdicts.size < SCENARIOS.length) return skip();
    const report = reportOf({ typescript: verdicts });
    if (process.env.UPDATE === "1") writeFileSync(REPORT, report);
    expect(report).toBe(readFileSync(REPORT, "utf8"));
  });
});

/** What the scenario says of the broken runtime; undefined where it notices nothing. */
async function complaintOf({ name, patch, caughtBy }: Mutant): Promise<string | undefined> {
  const scenario = SCENARIOS.find(({ id }) => id === caughtBy);
  if (!scenario) throw new Error(`No scenario ${caughtBy}`);
  const variants = [...new Set(scenario.cases.map(({ variant }) => variant))];
  const broken = await buildMutant(built, { name: name.replaceAll(/\W+/g, "-"), patch, variants });
  return runScenario({ built: broken, server }, scenario).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

describe("broken runtimes are caught", () => {
  for (const mutant of MUTANTS) {
    const title = `${mutant.name}: ${mutant.caughtBy}`;
    test.concurrent(title, async () => {
      const complaint = await complaintOf(mutant);
      expect(complaint).toBeDefined();
      // A runtime that does not even start would be caught by anything.
      expect(complaint).not.toMatch(/The driver (ended|gave no answer)/);
    }, 60_000);
  }
});
