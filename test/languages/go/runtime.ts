import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { patched } from "../../conformance/support/language.js";
import type { RuntimeMutant, RuntimeTests } from "../suite.js";
import { staticcheck } from "./check.js";
import { MUTANTS } from "./conformance/mutants/index.js";
import { RACES } from "./conformance/mutants/races.js";
import { complaintsOf } from "./module.js";
import { raceGo } from "./race.js";
import { type BrokenRuntime, RUNTIME_MUTANTS } from "./runtime-mutants.js";
import { GO_ENV, linterProblem, raceProblem } from "./toolchain.js";

const FOLDER = `${ROOT}plugins/backend-go/runtime`;

/** Files of the runtime by the feature that needs them; `core` are those of every SDK. */
function filesByFeature(): { readonly [feature: string]: readonly string[] } {
  return JSON.parse(readFileSync(join(FOLDER, "features.json"), "utf8")) as { [feature: string]: string[] };
}

/** Differences between the files that features name and those that there are. */
async function unnamedFiles(): Promise<readonly string[]> {
  const named = new Set(Object.values(filesByFeature()).flat());
  const sources = readdirSync(FOLDER, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith(".go") && !name.endsWith("_test.go"))
    .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  return [
    ...sources.filter((path) => !named.has(path)).map((path) => `${path}: no feature needs it`),
    ...[...named].filter((path) => !sources.includes(path)).map((path) => `${path}: named by a feature, and not there`),
  ];
}

async function goSays(...args: readonly string[]): Promise<readonly string[]> {
  return complaintsOf(await runProcess("go", args, { cwd: FOLDER, env: GO_ENV }));
}

/** The lines in which tests fail or race. */
async function failedTests(command: string, args: readonly string[], env = {}): Promise<readonly string[]> {
  const { code, stdout, stderr } = await runProcess(command, args, { cwd: FOLDER, env: { ...env, ...GO_ENV } });
  const lines = `${stdout}${stderr}`.split("\n");
  const isBad = code !== 0 || lines.some((line) => /FAIL|DATA RACE/.test(line));
  return isBad ? [`exit code ${code}`, ...lines.slice(-40)] : [];
}

/** Tests under the race detector. */
function races(): Promise<readonly string[]> {
  const { command, env } = raceGo() ?? { command: "go", env: {} };
  return failedTests(command, ["test", "-race", "./..."], env);
}

/** What Go says of a runtime that has the files of one feature beside those of all SDKs. */
async function oneFeatureAtATime(): Promise<readonly string[]> {
  const { core = [], ...optional } = filesByFeature();
  const complaints: string[] = [];
  for (const feature of ["no feature", ...Object.keys(optional)]) {
    const paths = new Set(["go.mod", ...core, ...(optional[feature] ?? [])]);
    await inTemporaryFolder(async (folder) => {
      writeFolder(folder, new Map([...paths].map((path) => [path, readFileSync(join(FOLDER, path), "utf8")])));
      const options = { cwd: folder, env: GO_ENV };
      const lint = linterProblem() === undefined;
      const result = lint ? await staticcheck(folder, ["./..."]) : await runProcess("go", ["build", "./..."], options);
      complaints.push(...complaintsOf(result).map((line) => `${feature}: ${line}`));
    });
  }
  return complaints;
}

/** Patches that fit no single place of the runtime, those that are not tried each time included. */
async function unfitPatches(): Promise<readonly string[]> {
  return [...MUTANTS, ...RACES, ...RUNTIME_MUTANTS].flatMap(({ name, patch }) => {
    try {
      patched(readFileSync(join(FOLDER, patch.file), "utf8"), patch);
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

/** Runs the test that must fail with a broken runtime. */
function runBroken({ patch, caughtBy: [folder, name] }: BrokenRuntime): Promise<readonly string[]> {
  return inTemporaryFolder(async (temporary) => {
    const original = join(FOLDER, patch.file);
    const changed = join(temporary, "changed.go");
    writeFileSync(changed, patched(readFileSync(original, "utf8"), patch));
    const overlay = join(temporary, "overlay.json");
    writeFileSync(overlay, JSON.stringify({ Replace: { [original]: changed } }));
    const args = ["test", "-overlay", overlay, "-vet=off", "-timeout", "60s", "-run", `^${name}$`, `./${folder}`];
    const { stdout, stderr } = await runProcess("go", args, { cwd: FOLDER, env: GO_ENV });
    const output = `${stdout}${stderr}`;
    // Not a runtime that does not compile, nor a test that there is not.
    return /^ *--- FAIL: |^panic: |^fatal error: /m.test(output) ? [] : ["its test does not fail:", output];
  });
}

function mutantOf(broken: BrokenRuntime): RuntimeMutant {
  return { name: broken.name, caughtBy: broken.caughtBy.join(" "), run: () => runBroken(broken) };
}

/** The runtime of Go SDKs, which is a module of its own. */
export const runtime: RuntimeTests = {
  module: `${ROOT}test/languages/go/runtime.ts`,
  folder: FOLDER,
  checks: [
    { title: "names the feature that needs each file", run: unnamedFiles },
    { title: "is fitted by every patch of a mutant", run: unfitPatches },
    {
      title: "is laid out as gofmt does",
      run: async () => complaintsOf(await runProcess("gofmt", ["-l", "."], { cwd: FOLDER })),
    },
    { title: "gives vet nothing to say", run: () => goSays("vet", "./...") },
    { title: "passes its own tests", run: () => failedTests("go", ["test", "./..."]) },
    {
      title: "gives staticcheck nothing to say, tests included",
      problem: linterProblem,
      run: async () => complaintsOf(await staticcheck(FOLDER, ["./..."])),
    },
    { title: "has no races in its tests", problem: raceProblem, run: races },
    { title: "builds with any one feature, and then holds nothing unused", run: oneFeatureAtATime },
  ],
  mutants: RUNTIME_MUTANTS.map(mutantOf),
  vectors: (env) => {
    const args = ["test", "-vet=off", "./core", "-run", "TestVectors"];
    return runProcess("go", args, { cwd: FOLDER, env: { ...env, ...GO_ENV } });
  },
};
