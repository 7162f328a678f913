// `npm test`: style, types and tests. Says what each language took, and which were skipped for want of a toolchain. Ends with
// one line: `N passed, N failed, N skipped`.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { costReport } from "./costs.mjs";
import { ROOT, tool } from "./run.mjs";

/** Counted as one test each. */
const checks = [
  ["style (biome)", () => tool("@biomejs/biome/bin/biome", "check")],
  ["types (tsc -b)", () => tool("typescript/bin/tsc", "-b")],
  ["types of the tests (tsc -p test)", () => tool("typescript/bin/tsc", "-p", "test", "--noEmit")],
];

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, check] of checks) {
  console.log(`\n── ${name}`);
  total[check() === 0 ? "passed" : "failed"]++;
}

console.log("\n── tests (vitest)");
const folder = mkdtempSync(join(tmpdir(), "sdkwright-test-"));
const report = join(folder, "report.json");
const costs = join(folder, "costs.jsonl");
process.env.SDKWRIGHT_COSTS = costs;
const code = tool("vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
const files = readReport();
const costLines = readText(costs).split("\n");
rmSync(folder, { recursive: true });

for (const { name, status, assertionResults } of files) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === "failed").length;
  const skipped = assertionResults.filter((test) => !["passed", "failed"].includes(test.status));
  for (const test of skipped) console.log(`skipped: ${file}: ${test.fullName}`);
  total.passed += assertionResults.length - failed - skipped.length;
  total.skipped += skipped.length;
  // A file that cannot even be loaded has no tests, and has failed nevertheless.
  total.failed += failed === 0 && status === "failed" ? 1 : failed;
}
if (code !== 0 && total.failed === 0) total.failed = 1;

console.log(`\n── languages\n${costReport(costLines)}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

/** What vitest found, file by file; nothing where it did not come to an end. */
function readReport() {
  try {
    return JSON.parse(readFileSync(report, "utf8")).testResults;
  } catch {
    return [];
  }
}

/** The text of a file; none where it is not there. */
function readText(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
