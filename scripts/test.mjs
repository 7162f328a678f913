// `npm test`: style, types and tests, except for what passed in the last run if nothing has changed since. Says what each
// language took, and which were skipped for want of a toolchain. Ends with one line: `N passed, N failed, N skipped`.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { costReport } from "./costs.mjs";
import { openKept } from "./kept.mjs";
import { pruneVerdicts } from "./prune.mjs";
import { ROOT, tool } from "./run.mjs";
import { stateOf, toolchainsOf } from "./state.mjs";

const TESTS = "tests (vitest)";

/** Counted as one test each. */
const checks = [
  ["style (biome)", () => tool("@biomejs/biome/bin/biome", "check")],
  ["types (tsc -b)", () => tool("typescript/bin/tsc", "-b")],
  ["types of the tests (tsc -p test)", () => tool("typescript/bin/tsc", "-p", "test", "--noEmit")],
];

const toolchains = toolchainsOf(ROOT);
const stateNow = () => stateOf({ root: ROOT, corpus: join(ROOT, "../shared/corpus"), toolchains });
const { FRESH } = process.env;
const verdicts = join(ROOT, "node_modules/.cache/sdkwright-verdicts");
const kept = openKept(join(verdicts, "last-run.json"), { state: stateNow(), fresh: FRESH === "1" });
const earlier = kept.parts();
/** What became of each check and test file, by name. */
const results = new Map(earlier);

for (const [name, check] of checks.filter(([name]) => !kept.has(name))) {
  console.log(`\n── ${name}`);
  const isPassed = check() === 0;
  settle(name, { isSound: isPassed, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: [] });
}
const costLines = kept.has(TESTS) ? [] : runTests();
const reused = earlier.filter(([name, result]) => results.get(name) === result);
if (reused.length < results.size) kept.save(stateNow());
pruneVerdicts(verdicts);

for (const [name, { skipped }] of results) for (const test of skipped) console.log(`skipped: ${name}: ${test}`);
for (const [language, { kind, reason }] of Object.entries(toolchains ?? {})) {
  if (kind === "missing") costLines.push(JSON.stringify({ kind: "skipped", language, reason }));
}
console.log(`\n── languages\n${costReport(costLines)}\n`);
// Said again here: what went before may be long, and some readers of logs show the end alone.
for (const [name, { failures = [] }] of results)
  for (const failure of failures) console.log(`failed: ${name}: ${failure}`);
const fromEarlier = sum(reused, ([, { passed }]) => passed);
if (fromEarlier > 0) console.log(`${fromEarlier} passed in earlier runs: nothing has changed since (FRESH=1 runs all)`);
const failed = sum(results.values(), (result) => result.failed);
const passed = sum(results.values(), (result) => result.passed);
console.log(`${passed} passed, ${failed} failed, ${sum(results.values(), ({ skipped }) => skipped.length)} skipped`);
process.exit(failed === 0 ? 0 : 1);

/** Runs the test files that are not kept, and gives the events that they noted. */
function runTests() {
  console.log(`\n── ${TESTS}`);
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-test-"));
  const [costs, report] = [join(folder, "costs.jsonl"), join(folder, "report.json")];
  Object.assign(process.env, { SDKWRIGHT_COSTS: costs, SDKWRIGHT_REPORT: report });
  const excluded = earlier.map(([name]) => `--exclude=${name}`);
  const reporters = ["--reporter=default", `--reporter=${join(ROOT, "scripts/reporter.mjs")}`];
  const code = tool("vitest/vitest.mjs", "run", "--passWithNoTests", ...reporters, ...excluded);
  const files = JSON.parse(readText(report) || "[]");
  const lines = readText(costs).split("\n");
  rmSync(folder, { recursive: true });
  for (const { file, ...result } of files) settle(file, result);
  // Vitest may fail for something else than a test.
  const isExplained = code === 0 || files.some((file) => file.failed > 0);
  settle(TESTS, { isSound: code === 0, passed: 0, failed: isExplained ? 0 : 1, skipped: [] });
  return lines;
}

/** Notes a result, and keeps it if it is one to rely on. */
function settle(name, { isSound, ...result }) {
  results.set(name, result);
  if (isSound && result.failed === 0) kept.keep(name, result);
}

function sum(list, amount) {
  return [...list].reduce((total, one) => total + amount(one), 0);
}

/** The text of a file; none where it is not there. */
function readText(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
