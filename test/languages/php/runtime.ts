import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inTemporaryFolder, type ProcessResult, ROOT, readFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import { patched } from "../../conformance/support/language.js";
import type { RuntimeMutant, RuntimeTests } from "../suite.js";
import { checkClasses, checkReleases, PROGRAMS, VERSIONS } from "./check.js";
import { MUTANTS } from "./conformance/mutants.js";
import { formatDifferences } from "./layout.js";
import { type BrokenRuntime, RUNTIME_MUTANTS } from "./runtime-mutants.js";
import { complaintsOf, runPhp, runPhpunit } from "./toolchain.js";

const FOLDER = `${ROOT}plugins/backend-php/runtime`;
const SOURCES = `${FOLDER}/src`;

/** Files of the runtime by the feature that needs them; those of every SDK are not named. */
function filesByFeature(): { readonly [feature: string]: readonly string[] } {
  return JSON.parse(readFileSync(join(FOLDER, "features.json"), "utf8")) as { [feature: string]: string[] };
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith(".php"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** Files that features name and that there are not. */
async function missingFiles(): Promise<readonly string[]> {
  const known = new Set(sourcesBelow(SOURCES));
  return Object.values(filesByFeature())
    .flat()
    .filter((path) => !known.has(path))
    .map((path) => `${path}: named by a feature, and not there`);
}

/** Patches that fit no single place of the runtime, those that are not tried each time included; not those of emitted types. */
async function unfitPatches(): Promise<readonly string[]> {
  const all = [...MUTANTS, ...RUNTIME_MUTANTS].filter(({ patch }) => !patch.file.startsWith("Types/"));
  return all.flatMap(({ name, patch }) => {
    try {
      patched(readFileSync(join(SOURCES, patch.file), "utf8"), patch);
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

const phpOf = (folder: string) => new Map([...readFolder(folder)].filter(([path]) => path.endsWith(".php")));

/** What each release of PHP says of files that no test loads. */
async function compile(): Promise<readonly string[]> {
  const paths = sourcesBelow(SOURCES).map((path) => join("src", path));
  const { code, stdout, stderr } = await runPhp(FOLDER, ["-l", ...paths]);
  const said = `${stdout}${stderr}`.split("\n").filter((line) => line !== "" && !line.startsWith("No syntax errors"));
  const project = new Map([...phpOf(FOLDER)].filter(([path]) => path.startsWith("src/")));
  return [...(code === 0 ? said : [`exit code ${code}`, ...said]), ...(await checkReleases(new Map([["", project]])))];
}

const VECTORS = `${ROOT}test/vectors`;

/** Vectors that the runtime does not pass in other releases of PHP than the one on PATH, which runs PHPUnit. */
async function vectorsInReleases(): Promise<readonly string[]> {
  const complaints: string[] = [];
  for (const version of VERSIONS) {
    const run = await runProcess(process.execPath, [`${PROGRAMS}/vectors.mjs`, version, FOLDER, VECTORS], {
      cwd: ROOT,
    });
    const said = `${run.stdout}${run.stderr}`.split("\n").filter((line) => line !== "");
    if (/^[1-9]\d* passed$/.test(said.at(-1) ?? "")) said.pop();
    else complaints.push(`PHP ${version}: exit code ${run.code}`);
    complaints.push(...said.map((line) => `PHP ${version}: ${line}`));
  }
  return complaints;
}

/** What the documentation of the runtime's classes says that the classes are not. */
function classes(): Promise<readonly string[]> {
  return checkClasses(new Map([["runtime", readFolder(FOLDER)]]));
}

const phpunit = (args: readonly string[], env = {}): Promise<ProcessResult> => runPhpunit(FOLDER, args, env);

/** Runs the test that must fail with a broken runtime. */
function runBroken({ patch, caughtBy }: BrokenRuntime): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, new Map([...readFolder(FOLDER)].filter(([path]) => /\.(?:php|xml|json)$/.test(path))));
    const target = join(folder, "src", patch.file);
    writeFileSync(target, patched(readFileSync(target, "utf8"), patch));
    const env = { SDK_VECTORS: VECTORS };
    const run = await runPhpunit(folder, ["--do-not-cache-result", "--filter", caughtBy], env);
    // Not a runtime that cannot be loaded, nor a test that there is not.
    const isCaught =
      /^Tests: .*\b(?:Failures|Errors): [1-9]/m.test(run.stdout) && !/ParseError|not found$/m.test(run.stdout);
    return isCaught ? [] : ["its test does not fail:", run.stdout, run.stderr];
  });
}

function mutantOf(broken: BrokenRuntime): RuntimeMutant {
  return { name: broken.name, caughtBy: broken.caughtBy, run: () => runBroken(broken) };
}

/** The runtime of PHP SDKs, which is a project of its own. */
export const runtime: RuntimeTests = {
  module: `${ROOT}test/languages/php/runtime.ts`,
  folder: FOLDER,
  checks: [
    { title: "has each file that a feature names", run: missingFiles },
    { title: "is fitted by every patch of a mutant", run: unfitPatches },
    { title: "is laid out as PER asks", run: async () => formatDifferences(phpOf(FOLDER)) },
    { title: "compiles in every release of PHP without a warning", run: compile },
    { title: "passes the vectors in PHP 8.2, 8.3 and 8.5", run: vectorsInReleases },
    { title: "has classes that are as they are documented", run: classes },
    { title: "passes its own tests", run: async () => complaintsOf(await phpunit(["--do-not-cache-result"])) },
  ],
  mutants: RUNTIME_MUTANTS.map(mutantOf),
  vectors: async (env) => {
    const run = await phpunit(["--do-not-cache-result", "--filter", "VectorTest"], env);
    return { ...run, stdout: run.stdout.replaceAll(/^\d+\) (?=.*::test)/gm, "FAIL ") };
  },
};
