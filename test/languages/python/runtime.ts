import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inTemporaryFolder, ROOT, readFolder, writeFolder } from "@sdkwright/testkit";
import { patched } from "../../conformance/support/language.js";
import type { RuntimeMutant, RuntimeTests } from "../suite.js";
import { MUTANTS } from "./conformance/mutants/index.js";
import { LINE_LENGTH } from "./layout.js";
import { type BrokenRuntime, RUNTIME_MUTANTS } from "./runtime-mutants.js";
import { complaintsOf, runPython, withoutPackage } from "./toolchain.js";

const FOLDER = `${ROOT}plugins/backend-python/runtime`;
const SOURCES = `${FOLDER}/src/sdk`;

/** Files of the runtime by the feature that needs them; `core` are those of every SDK. */
export function filesByFeature(): { readonly [feature: string]: readonly string[] } {
  return JSON.parse(readFileSync(join(FOLDER, "features.json"), "utf8")) as { [feature: string]: string[] };
}

/** Paths of the modules that SDKs get. */
export function modules(): string[] {
  return readdirSync(SOURCES, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith(".py"))
    .map((entry) => relative(SOURCES, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => path.startsWith("core/"));
}

/** Differences between the files that features name and those that there are. */
async function unnamedFiles(): Promise<readonly string[]> {
  const named = new Set(Object.values(filesByFeature()).flat());
  const known = modules();
  return [
    ...known.filter((path) => !named.has(path)).map((path) => `${path}: no feature needs it`),
    ...[...named]
      .filter((path) => path.startsWith("core/") && !known.includes(path))
      .map((path) => `${path}: named by a feature, and not there`),
  ];
}

/** What ruff says of the runtime and its tests. */
async function ruff(): Promise<readonly string[]> {
  const { formatDifferences, lint } = await import("./ruff.js");
  const sources = new Map([...readFolder(FOLDER)].filter(([path]) => /^(?:src|tests|wire)\/.*\.py$/.test(path)));
  return [...formatDifferences(sources), ...lint(sources)];
}

function pytest(...args: readonly string[]): ReturnType<typeof runPython> {
  return runPython(FOLDER, ["-m", "pytest", "-q", "-p", "no:cacheprovider", ...args]);
}

/** Patches that fit no single place of the runtime, those that are not tried each time included. */
async function unfitPatches(): Promise<readonly string[]> {
  return [...MUTANTS, ...RUNTIME_MUTANTS].flatMap(({ name, patch }) => {
    try {
      patched(readFileSync(join(SOURCES, patch.file), "utf8"), patch);
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

/** Runs the test that must fail with a broken runtime. */
function runBroken({ patch, caughtBy }: BrokenRuntime): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, new Map([...readFolder(FOLDER)].filter(([path]) => /\.(?:py|toml|json)$/.test(path))));
    const target = join(folder, "src/sdk", patch.file);
    writeFileSync(target, patched(readFileSync(target, "utf8"), patch));
    const env = { SDK_VECTORS: `${ROOT}test/vectors` };
    const args = ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", ...caughtBy];
    const { code, stdout, stderr } = await runPython(folder, args, env);
    // Not a runtime that cannot be imported, nor a test that there is not.
    return code === 1 && /\d+ failed/.test(stdout) ? [] : ["its test does not fail:", stdout, stderr];
  });
}

function mutantOf(broken: BrokenRuntime): RuntimeMutant {
  return { name: broken.name, caughtBy: broken.caughtBy.join(" "), run: () => runBroken(broken) };
}

/** The runtime of Python SDKs, which is a project of its own. */
export const runtime: RuntimeTests = {
  module: `${ROOT}test/languages/python/runtime.ts`,
  folder: FOLDER,
  checks: [
    { title: "names the feature that needs each file", run: unnamedFiles },
    { title: "is fitted by every patch of a mutant", run: unfitPatches },
    {
      title: "is laid out as black does",
      problem: () => withoutPackage("black"),
      run: async () => {
        const args = [
          "-m",
          "black",
          "--check",
          "--quiet",
          "--diff",
          "--workers",
          "1",
          "--line-length",
          `${LINE_LENGTH}`,
        ];
        return complaintsOf(await runPython(FOLDER, [...args, "src", "tests", "wire"]));
      },
    },
    { title: "is laid out as ruff does, and gives it nothing to say", run: ruff },
    // Type checkers read it in SDKs of features (typed.test.ts).
    { title: "passes its own tests", run: async () => complaintsOf(await pytest()) },
  ],
  mutants: RUNTIME_MUTANTS.map(mutantOf),
  vectors: (env) =>
    runPython(FOLDER, ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-rfE", "tests/test_vectors.py"], env),
};
