import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT, runProcess } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { MUTANTS } from "../conformance/languages/go/mutants/index.js";
import { RACES } from "../conformance/languages/go/mutants/races.js";
import { patched } from "../conformance/support/language.js";
import { goProblem } from "../support/go.js";
import { RUNTIME_MUTANTS, type RuntimeMutant } from "./mutants.js";

const runtime = `${ROOT}plugins/backend-go/runtime`;
const problem = goProblem();
/** Each is compiled: without `CONFORMANCE_MUTANTS=all`, one of so many is tried. */
const STEP = 9;
const chosen =
  process.env.CONFORMANCE_MUTANTS === "all"
    ? RUNTIME_MUTANTS
    : RUNTIME_MUTANTS.filter((_, index) => index % STEP === 0);

/** What the test that must fail prints with a broken runtime. */
function outputOf({ patch, caughtBy: [folder, name] }: RuntimeMutant): Promise<string> {
  return inTemporaryFolder(async (temporary) => {
    const original = join(runtime, patch.file);
    const changed = join(temporary, "changed.go");
    writeFileSync(changed, patched(readFileSync(original, "utf8"), patch));
    const overlay = join(temporary, "overlay.json");
    writeFileSync(overlay, JSON.stringify({ Replace: { [original]: changed } }));
    const args = ["test", "-overlay", overlay, "-vet=off", "-timeout", "60s", "-run", `^${name}$`, `./${folder}`];
    const { stdout, stderr } = await runProcess("go", args, { cwd: runtime });
    return `${stdout}${stderr}`;
  });
}

test("every patch of the Go runtime fits, also those that are not tried each time", () => {
  for (const { patch } of [...MUTANTS, ...RACES, ...RUNTIME_MUTANTS]) {
    expect(patched(readFileSync(join(runtime, patch.file), "utf8"), patch)).not.toBe("");
  }
  const names = [...MUTANTS, ...RACES].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe("broken runtimes are caught by the tests of the Go runtime", () => {
  const left = RUNTIME_MUTANTS.length - chosen.length;
  if (problem !== undefined) test.skip(problem, () => {});
  else if (left > 0) test.skip(`${left} more: npm run conformance:mutants`, () => {});
  for (const mutant of problem === undefined ? chosen : []) {
    test(`${mutant.name}: ${mutant.caughtBy.join(" ")}`, async () => {
      const output = await outputOf(mutant);
      // Not a runtime that does not compile, nor a test that there is not.
      expect(output).toMatch(/^ *--- FAIL: |^panic: |^fatal error: /m);
    }, 120_000);
  }
});
