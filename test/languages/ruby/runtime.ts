import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Files,
  inTemporaryFolder,
  type ProcessResult,
  ROOT,
  readFolder,
  runProcess,
  writeFolder,
} from "@sdkwright/testkit";
import { patched } from "../../conformance/support/language.js";
import type { RuntimeMutant, RuntimeTests } from "../suite.js";
import { checkReleases, checkSyntax, runReleases, runRubocop } from "./check.js";
import { MUTANTS } from "./conformance/mutants.js";
import { type BrokenRuntime, RUNTIME_MUTANTS } from "./runtime-mutants.js";
import { complaintsOf, runRuby, withoutRbs, withoutRubocop } from "./toolchain.js";

const FOLDER = `${ROOT}plugins/backend-ruby/runtime`;
const SOURCES = `${FOLDER}/lib/sdk`;

/** The files of the project, without what tools leave behind. */
const project = (): Files => new Map([...readFolder(FOLDER)].filter(([path]) => !path.startsWith("coverage/")));

/** Patches that fit no single place of the runtime, those that are not tried each time included; not those of emitted types. */
async function unfitPatches(): Promise<readonly string[]> {
  const all = [...MUTANTS, ...RUNTIME_MUTANTS].filter(({ patch }) => existsSync(join(SOURCES, patch.file)));
  const missing = [...MUTANTS, ...RUNTIME_MUTANTS].filter(({ patch }) => !existsSync(join(SOURCES, patch.file)));
  const unfit = all.flatMap(({ name, patch }) => {
    try {
      patched(readFileSync(join(SOURCES, patch.file), "utf8"), patch);
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
  return [...unfit, ...missing.map(({ name, patch }) => `${name}: there is no ${patch.file}`)];
}

/** Runs tests of a project: all of them, or those of one file whose names match. */
function runTests(folder: string, files = "test/**/*_test.rb", args: readonly string[] = []): Promise<ProcessResult> {
  const load = "Dir[ARGV.shift].sort.each { |path| require File.expand_path(path) }";
  return runRuby(folder, ["-Ilib", "-Itest", "-e", load, files, ...args], { SDK_VECTORS: `${ROOT}test/vectors` });
}

async function lint(): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, project());
    return runRubocop(folder);
  });
}

async function validateSignatures(): Promise<readonly string[]> {
  return complaintsOf(await runProcess("rbs", ["-I", "sig", "validate", "--silent"], { cwd: FOLDER }));
}

/** What other releases of Ruby say of the runtime, and which vectors it does not pass there. */
async function runInReleases(): Promise<readonly string[]> {
  const syntax = await checkReleases(new Map([["runtime", project()]]));
  return inTemporaryFolder(async (folder) => {
    writeFolder(join(folder, "runtime"), project());
    writeFolder(join(folder, "vectors"), readFolder(`${ROOT}test/vectors`));
    const lines = await runReleases("release-vectors.rb", folder);
    return [...syntax, ...lines.filter((line) => !/: [1-9]\d\d passed$/.test(line))];
  });
}

/** Runs the test that must fail with a broken runtime. */
function runBroken({ patch, caughtBy }: BrokenRuntime): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, project());
    const target = join(folder, "lib/sdk", patch.file);
    writeFileSync(target, patched(readFileSync(target, "utf8"), patch));
    const [file = "", name = ""] = caughtBy.split("#");
    const run = await runTests(folder, `test/${file}`, ["-n", name]);
    // Not a runtime that cannot be loaded, nor a test that there is not.
    const isCaught = /^1 runs, .* (?:[1-9]\d* failures|[1-9]\d* errors)/m.test(run.stdout);
    return isCaught ? [] : ["its test does not fail:", run.stdout, run.stderr];
  });
}

function mutantOf(broken: BrokenRuntime): RuntimeMutant {
  return { name: broken.name, caughtBy: broken.caughtBy, run: () => runBroken(broken) };
}

/** The runtime of Ruby SDKs, which is a project of its own. */
export const runtime: RuntimeTests = {
  module: `${ROOT}test/languages/ruby/runtime.ts`,
  folder: FOLDER,
  checks: [
    { title: "is fitted by every patch of a mutant", run: unfitPatches },
    { title: "is compiled without a warning", run: () => checkSyntax(new Map([["runtime", project()]])) },
    { title: "passes rubocop", problem: withoutRubocop, run: lint },
    { title: "has valid signatures", problem: withoutRbs, run: validateSignatures },
    { title: "passes its own tests", run: async () => complaintsOf(await runTests(FOLDER)) },
    { title: "passes the vectors in Ruby 3.2 and 4.0", run: runInReleases },
  ],
  mutants: RUNTIME_MUTANTS.map(mutantOf),
  vectors: async ({ SDK_VECTORS }) => {
    const args = ["-Ilib", "-Itest", "test/vectors_test.rb"];
    const run = await runRuby(FOLDER, args, { SDK_VECTORS });
    return { ...run, stdout: run.stdout.replaceAll(/^VectorsTest#(?=test_)/gm, "FAIL ") };
  },
};
