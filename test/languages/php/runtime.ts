import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inTemporaryFolder, type ProcessResult, ROOT, readFolder, writeFolder } from "@sdkwright/testkit";
import { patched } from "../../conformance/support/language.js";
import type { RuntimeMutant, RuntimeTests } from "../suite.js";
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

/** Reports what PHP warns of when it compiles each of the files that are named. */
const LINT = `
$failed = 0;
foreach (array_slice($argv, 1) as $path) {
    exec(PHP_BINARY . " -d display_errors=stderr -l " . escapeshellarg($path) . " 2>&1", $said, $code);
    $failed += $code;
}
echo $failed === 0 ? "" : implode("\\n", array_filter($said, static fn($line) => !str_starts_with($line, "No syntax errors")));
exit(min($failed, 1));
`;

/** What PHP itself says of files that no test loads. */
async function lint(): Promise<readonly string[]> {
  const paths = sourcesBelow(SOURCES).map((path) => join(SOURCES, path));
  return complaintsOf(await runPhp(FOLDER, ["-r", LINT, "--", ...paths]));
}

const phpunit = (args: readonly string[], env = {}): Promise<ProcessResult> => runPhpunit(FOLDER, args, env);

/** Runs the test that must fail with a broken runtime. */
function runBroken({ patch, caughtBy }: BrokenRuntime): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, new Map([...readFolder(FOLDER)].filter(([path]) => /\.(?:php|xml|json)$/.test(path))));
    const target = join(folder, "src", patch.file);
    writeFileSync(target, patched(readFileSync(target, "utf8"), patch));
    const env = { SDK_VECTORS: `${ROOT}test/vectors` };
    const run = await runPhpunit(folder, ["--do-not-cache-result", "--filter", caughtBy], env);
    // Not a runtime that cannot be loaded, nor a test that there is not.
    const isCaught = /^Tests: .*\b(?:Failures|Errors): [1-9]/m.test(run.stdout) && !/ParseError|not found$/m.test(run.stdout);
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
    { title: "compiles without a warning", run: lint },
    { title: "passes its own tests", run: async () => complaintsOf(await phpunit(["--do-not-cache-result"])) },
  ],
  mutants: RUNTIME_MUTANTS.map(mutantOf),
  vectors: (env) => phpunit(["--do-not-cache-result", "--filter", "VectorTest"], env),
};
