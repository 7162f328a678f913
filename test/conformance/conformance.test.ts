import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MUTANTS, type Mutant } from "./mutants/mutants.js";
import { SCENARIOS } from "./scenarios/index.js";
import { type ConformanceServer, startServer } from "./server/server.js";
import { type Browser, browserProblem, startBrowser } from "./support/browser.js";
import { type Built, buildAll, buildMutant } from "./support/build.js";
import { underNode } from "./support/drive.js";
import { LANGUAGE_NAMES, type Language, NOT_APPLICABLE, whyNot } from "./support/exceptions.js";
import { foregone, reportOf, type Verdict } from "./support/report.js";
import { runScenario } from "./support/run.js";
import type { Scenario } from "./support/scenario.js";

const REPORT = `${ROOT}docs/conformance.md`;
const folder = mkdtempSync(join(tmpdir(), "sdkwright-conformance-"));
let built: Built;
let server: ConformanceServer;
let browser: Browser | undefined;

beforeAll(async () => {
  [built, server] = await Promise.all([buildAll(folder), startServer()]);
  if (browserProblem() === undefined) browser = await startBrowser(folder);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const verdicts: { readonly [L in Language]: Map<string, Verdict> } = { typescript: new Map(), chromium: new Map() };

async function judge(language: Language, scenario: Scenario): Promise<void> {
  verdicts[language].set(scenario.id, "fail");
  const start = language === "chromium" && browser ? browser.start : underNode(built);
  await runScenario({ start, server }, scenario);
  verdicts[language].set(scenario.id, "pass");
}

function define(language: Language, scenarios: readonly Scenario[]): void {
  for (const scenario of scenarios) {
    const { id, title, pending = whyNot(language, id) } = scenario;
    const known = foregone(language, scenario);
    if (known === undefined) test.concurrent(`${id}: ${title}`, () => judge(language, scenario), 60_000);
    else {
      verdicts[language].set(id, known);
      test.skip(`${id}: ${title} (${known}: ${pending})`, () => {});
    }
  }
}

const [timed, untimed] = [SCENARIOS.filter(({ timing }) => timing), SCENARIOS.filter(({ timing }) => !timing)];

describe("TypeScript: behaviour", () => define("typescript", untimed));
describe("TypeScript: time", () => define("typescript", timed));

const problem = browserProblem();
if (problem === undefined) {
  describe(`${LANGUAGE_NAMES.chromium}: behaviour`, () => define("chromium", untimed));
  describe(`${LANGUAGE_NAMES.chromium}: time`, () => define("chromium", timed));
} else test.skip(`${LANGUAGE_NAMES.chromium}: ${problem}`, () => {});

describe("the table", () => {
  test("has the scenarios of the contract, each once", () => {
    expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(122);
    expect(SCENARIOS).toHaveLength(122);
    for (const { ids } of NOT_APPLICABLE) {
      for (const id of ids) expect(SCENARIOS.map((one) => one.id)).toContain(id);
    }
  });

  test("is what docs/conformance.md says", ({ skip }) => {
    // Only part of the scenarios ran where the command line names some, or there is no Chromium.
    if (Object.values(verdicts).some(({ size }) => size < SCENARIOS.length)) return skip();
    const report = reportOf(verdicts);
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
  return runScenario({ start: underNode(broken), server }, scenario).then(
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
