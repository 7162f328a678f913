import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { inTemporaryFolder, type ProcessResult, ROOT, readFolder, writeFolder } from "@sdkwright/testkit";
import { patched } from "../../conformance/support/language.js";
import type { RuntimeMutant, RuntimeTests } from "../suite.js";
import { MUTANTS } from "./conformance/mutants.js";
import { type BrokenRuntime, RUNTIME_MUTANTS } from "./runtime-mutants.js";
import { compile, complaintsOf, formatterProblem, runDotnet, runFormatter } from "./toolchain.js";

const FOLDER = `${ROOT}plugins/backend-csharp/runtime`;
const SOURCES = `${FOLDER}/src/Sdk`;
const TESTS = "tests/Sdk.Tests";

/** Files of the runtime by the feature that needs them; those of every SDK are not named. */
function filesByFeature(): { readonly [feature: string]: readonly string[] } {
  return JSON.parse(readFileSync(join(FOLDER, "features.json"), "utf8")) as { [feature: string]: string[] };
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith(".cs"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** Files that features name and that there are not. */
async function missingFiles(): Promise<readonly string[]> {
  const known = new Set([...sourcesBelow(SOURCES), ...sourcesBelow(`${FOLDER}/wire`).map((path) => `wire/${path}`)]);
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

/** Files that CSharpier would lay out in another way. */
function layout(): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const files = [...readFolder(FOLDER)].filter(
      ([path]) => /(?:\.cs|\.editorconfig)$/.test(path) && !/(?:^|\/)(?:bin|obj)\//.test(path),
    );
    writeFolder(folder, new Map(files));
    const { code, stdout, stderr } = await runFormatter(folder, ["check", "."]);
    return code === 0 ? [] : complaintsOf({ code, stdout, stderr });
  });
}

let built: Promise<string> | undefined;

/** The folder of the runtime's tests and what they need, built once in a process. */
function builtTests(): Promise<string> {
  built ??= (async () => {
    const target = mkdtempSync(join(tmpdir(), "sdkwright-csharp-runtime-"));
    process.once("exit", () => rmSync(target, { recursive: true, force: true }));
    const run = await runDotnet(FOLDER, ["build", TESTS, "-maxcpucount:1", "--artifacts-path", target]);
    if (run.code !== 0) throw new Error(`The runtime does not compile:\n${run.stdout}${run.stderr}`);
    const folder = join(target, "bin", "Sdk.Tests");
    return join(folder, readdirSync(folder)[0] ?? "");
  })();
  return built;
}

/** Runs the tests of the runtime by the language's own tools. Nothing is built in its folder, where another suite may build. */
async function runTests(further: readonly string[], env = {}): Promise<ProcessResult> {
  const args = ["test", "Sdk.Tests.dll", "--logger", "console;verbosity=normal", ...further];
  return runDotnet(await builtTests(), args, { SDK_VECTORS: `${ROOT}test/vectors`, ...env });
}

/** The tests that failed, and what they said; where none did, the end of what was printed. */
function failures({ code, stdout, stderr }: ProcessResult): readonly string[] {
  if (code === 0 && /Passed: +[1-9]/.test(stdout)) return [];
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => !line.startsWith("  Passed "));
  const first = lines.findIndex((line) => line.startsWith("  Failed "));
  return [`exit code ${code}`, ...(first < 0 ? lines.slice(-60) : lines.slice(first, first + 60))];
}

/** What the project file says of the assembly. */
const ASSEMBLY = `[assembly: System.Reflection.AssemblyVersion("1.0.0.0")]
[assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Sdk.Tests")]
`;

/** Compiles the runtime with a patch into a folder; gives complaints. */
function compileBroken(folder: string, { patch }: BrokenRuntime): Promise<string[]> {
  writeFileSync(join(folder, "Patched.cs"), patched(readFileSync(join(SOURCES, patch.file), "utf8"), patch));
  writeFileSync(join(folder, "Assembly.cs"), ASSEMBLY);
  const unchanged = sourcesBelow(SOURCES).filter((path) => path !== patch.file && !/^(?:bin|obj)\//.test(path));
  const sources = ["Patched.cs", "Assembly.cs", ...unchanged.map((path) => join(SOURCES, path))];
  return compile(folder, { sources, output: "Sdk.dll" });
}

/** Runs the test that must fail with a broken runtime. */
async function runBroken(broken: BrokenRuntime): Promise<readonly string[]> {
  const tests = await builtTests();
  return inTemporaryFolder(async (folder) => {
    cpSync(tests, folder, { recursive: true });
    const complaints = await compileBroken(folder, broken);
    if (complaints.length > 0) return complaints;
    const args = ["test", "Sdk.Tests.dll", "--filter", `FullyQualifiedName~${broken.caughtBy}`];
    const { stdout, stderr } = await runDotnet(folder, args, { SDK_VECTORS: `${ROOT}test/vectors` });
    // Not a runtime that cannot be loaded, nor a test that there is not.
    const isCaught = /Failed: +[1-9]/.test(stdout) && !/TypeLoadException|Missing\w+Exception/.test(stdout);
    return isCaught ? [] : ["its test does not fail:", stdout, stderr];
  });
}

function mutantOf(broken: BrokenRuntime): RuntimeMutant {
  return { name: broken.name, caughtBy: broken.caughtBy, run: () => runBroken(broken) };
}

/** The runtime of C# SDKs, which is a project of its own. */
export const runtime: RuntimeTests = {
  module: `${ROOT}test/languages/csharp/runtime.ts`,
  folder: FOLDER,
  checks: [
    { title: "has each file that a feature names", run: missingFiles },
    { title: "is fitted by every patch of a mutant", run: unfitPatches },
    { title: "is laid out as CSharpier would", problem: formatterProblem, run: layout },
    {
      title: "compiles with its comments, with every warning an error, and passes its own tests",
      run: async () => failures(await runTests([])),
    },
  ],
  mutants: RUNTIME_MUTANTS.map(mutantOf),
  vectors: (env) => runTests(["--filter", "FullyQualifiedName~Vectors"], env),
};
