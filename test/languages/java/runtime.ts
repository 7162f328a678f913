import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { inTemporaryFolder, type ProcessResult, ROOT, readFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import { patched } from "../../conformance/support/language.js";
import type { RuntimeMutant, RuntimeTests } from "../suite.js";
import { MUTANTS } from "./conformance/mutants.js";
import { type BrokenRuntime, RUNTIME_MUTANTS } from "./runtime-mutants.js";
import {
  CLASS_PATH,
  COMPILED_QUICKLY,
  complaintsOf,
  formatterProblem,
  javaProgram,
  QUICKLY,
  RUNNER_PATH,
  runFormatter,
  TEST_PATH,
} from "./toolchain.js";

const FOLDER = `${ROOT}plugins/backend-java/runtime`;
const SOURCES = `${FOLDER}/src/main/java/sdk`;

/** Every warning is an error, also of what comments say that users read. */
const STRICT = [
  "--release",
  "17",
  "-Xlint:all,-options",
  "-Xdoclint:all/protected",
  "-Xdoclint/package:sdk.core,sdk.errors,sdk.json",
  "-Werror",
  "-proc:none",
];

/** Files of the runtime by the feature that needs them; `core` are those of every SDK. */
function filesByFeature(): { readonly [feature: string]: readonly string[] } {
  return JSON.parse(readFileSync(join(FOLDER, "features.json"), "utf8")) as { [feature: string]: string[] };
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith(".java"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** Differences between the files that features name and those that there are. */
async function unnamedFiles(): Promise<readonly string[]> {
  const named = new Set(Object.values(filesByFeature()).flat());
  const known = sourcesBelow(SOURCES);
  return [
    ...known.filter((path) => !named.has(path)).map((path) => `${path}: no feature needs it`),
    ...[...named].filter((path) => !known.includes(path)).map((path) => `${path}: named by a feature, and not there`),
  ];
}

/** Patches that fit no single place of the runtime, those that are not tried each time included; not those of emitted types. */
async function unfitPatches(): Promise<readonly string[]> {
  const all = [...MUTANTS, ...RUNTIME_MUTANTS].filter(({ patch }) => !patch.file.startsWith("types/"));
  return all.flatMap(({ name, patch }) => {
    try {
      patched(readFileSync(join(SOURCES, patch.file), "utf8"), patch);
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

/** Files that google-java-format would lay out in another way. */
function layout(): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const files = new Map([...readFolder(`${FOLDER}/src`)].filter(([path]) => path.endsWith(".java")));
    writeFolder(folder, files);
    writeFileSync(join(folder, "files"), [...files.keys()].join("\n"));
    return complaintsOf(await runFormatter(folder, ["--skip-reflowing-long-strings", "-n", "@files"]));
  });
}

/** What the compiler says of the runtime and its tests. */
async function compile(target: string): Promise<readonly string[]> {
  const sources = join(target, "sources");
  writeFileSync(
    sources,
    sourcesBelow(`${FOLDER}/src`)
      .map((path) => `src/${path}`)
      .join("\n"),
  );
  const args = [...COMPILED_QUICKLY, ...STRICT, "-d", join(target, "classes"), "-cp", `${CLASS_PATH}:${TEST_PATH}`];
  return complaintsOf(await runProcess(javaProgram("javac"), [...args, `@${sources}`], { cwd: FOLDER }));
}

let compiled: Promise<string> | undefined;

/** The classes of the runtime and its tests, compiled once in a process. */
function classes(): Promise<string> {
  compiled ??= (async () => {
    const target = mkdtempSync(join(tmpdir(), "sdkwright-java-runtime-"));
    process.once("exit", () => rmSync(target, { recursive: true, force: true }));
    const complaints = await compile(target);
    if (complaints.length > 0) throw new Error(`The runtime does not compile:\n${complaints.join("\n")}`);
    return join(target, "classes");
  })();
  return compiled;
}

/** Runs JUnit; classes of a broken runtime stand before its own. */
async function junit(select: readonly string[], env = {}, before: readonly string[] = []): Promise<ProcessResult> {
  const path = [...before, await classes(), CLASS_PATH, TEST_PATH, RUNNER_PATH].join(":");
  const console = "org.junit.platform.console.ConsoleLauncher";
  const style = ["--disable-banner", "--disable-ansi-colors", "--details=tree", "--details-theme=ascii"];
  return runProcess(
    javaProgram("java"),
    // Without it, a small response of the platform's own server takes 40 ms.
    [...QUICKLY, "-Dsun.net.httpserver.nodelay=true", "-cp", path, console, ...style, ...select],
    { cwd: FOLDER, env },
  );
}

/** Runs a program of the runtime's tests with so much memory. */
export async function runTestProgram(name: string, megabytes: number, args: readonly string[]): Promise<ProcessResult> {
  const path = [await classes(), CLASS_PATH, TEST_PATH].join(":");
  // As users run it: what it measures is code that the compiler has had time for.
  const options = ["-XX:+UseSerialGC", `-Xmx${megabytes}m`];
  return runProcess(javaProgram("java"), [...options, "-cp", path, name, ...args], { cwd: FOLDER });
}

/** The lines of the tests that failed, and what they said. */
function failures({ code, stdout, stderr }: ProcessResult): readonly string[] {
  if (code === 0 && /^\[ +[1-9]\d* tests successful/m.test(stdout)) return [];
  const lines = `${stdout}${stderr}`.split("\n");
  return [`exit code ${code}`, ...lines.filter((line) => line.includes("[X]")), ...lines.slice(-60)];
}

/** Runs the test that must fail with a broken runtime. */
function runBroken({ patch, caughtBy }: BrokenRuntime): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const name = patch.file.split("/").at(-1) ?? "";
    writeFileSync(join(folder, name), patched(readFileSync(join(SOURCES, patch.file), "utf8"), patch));
    const target = join(folder, "classes");
    mkdirSync(target);
    const own = await classes();
    const args = [
      ...COMPILED_QUICKLY,
      "--release",
      "17",
      "-proc:none",
      "-Xlint:-options",
      "-d",
      target,
      "-cp",
      `${own}:${CLASS_PATH}`,
    ];
    const complaints = complaintsOf(await runProcess(javaProgram("javac"), [...args, name], { cwd: folder }));
    if (complaints.length > 0) return complaints;
    const { code, stdout, stderr } = await junit(["-m", caughtBy], {}, [target]);
    // Not a runtime that cannot be loaded, nor a test that there is not.
    const isCaught =
      code === 1 && /^\[ +[1-9]\d* tests failed/m.test(stdout) && !/LinkageError|NoSuchMethodError/.test(stdout);
    return isCaught ? [] : ["its test does not fail:", stdout, stderr];
  });
}

function mutantOf(broken: BrokenRuntime): RuntimeMutant {
  return { name: broken.name, caughtBy: broken.caughtBy, run: () => runBroken(broken) };
}

/** The runtime of Java SDKs, which is a project of its own. */
export const runtime: RuntimeTests = {
  module: `${ROOT}test/languages/java/runtime.ts`,
  folder: FOLDER,
  checks: [
    { title: "names the feature that needs each file", run: unnamedFiles },
    { title: "is fitted by every patch of a mutant", run: unfitPatches },
    { title: "is laid out as google-java-format would", problem: formatterProblem, run: layout },
    {
      title: "compiles with its comments, with every warning an error, and passes its own tests",
      run: async () => failures(await junit(["-p", "sdk"])),
    },
  ],
  mutants: RUNTIME_MUTANTS.map(mutantOf),
  vectors: async (env) => {
    const run = await junit(["-c", "sdk.vectors.VectorsTest"], env);
    // JUnit puts the mark of a failure behind the name.
    return { ...run, stdout: run.stdout.replaceAll(/^(.*) \[X\]/gm, "× $1") };
  },
};
