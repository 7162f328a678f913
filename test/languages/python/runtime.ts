import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inTemporaryFolder, ROOT, readFolder, writeFolder } from "@sdkwright/testkit";
import { patched } from "../../conformance/support/language.js";
import type { RuntimeMutant, RuntimeTests } from "../suite.js";
import { mypy, pyright } from "./check.js";
import { MUTANTS } from "./conformance/mutants.js";
import { LINE_LENGTH } from "./layout.js";
import { type BrokenRuntime, RUNTIME_MUTANTS } from "./runtime-mutants.js";
import { complaintsOf, runPython, withoutPackage } from "./toolchain.js";

const FOLDER = `${ROOT}plugins/backend-python/runtime`;
const SOURCES = `${FOLDER}/src/sdk`;

/** Files of the runtime by the feature that needs them; `core` are those of every SDK. */
function filesByFeature(): { readonly [feature: string]: readonly string[] } {
  return JSON.parse(readFileSync(join(FOLDER, "features.json"), "utf8")) as { [feature: string]: string[] };
}

/** Paths of the modules that SDKs get. */
function modules(): string[] {
  return readdirSync(SOURCES, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith(".py"))
    .map((entry) => relative(SOURCES, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => path.startsWith("core/"));
}

/**
 * Prints the imports between modules that lead nowhere, for each list of modules of the argument. A name is imported from a
 * module that has it or, from a package, as a module of that.
 */
const IMPORTS = `
import ast, functools, json, pathlib, sys


@functools.cache
def tree_of(path):
    return ast.parse(pathlib.Path(path).read_text(encoding="utf-8"))


@functools.cache
def imports_of(path):
    return [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.ImportFrom) and node.level > 0]


@functools.cache
def names_in(path):
    found = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found.update((alias.asname or alias.name).split(".")[0] for alias in node.names)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return found


def missing(path, present):
    for node in imports_of(path):
        base = pathlib.PurePosixPath(path).parents[node.level - 1]
        base = base.joinpath(*(node.module or "").split(".")) if node.module else base
        package = str(base / "__init__.py")
        source = package if package in present else str(base) + ".py"
        for alias in node.names:
            if str(base / (alias.name + ".py")) in present or str(base / alias.name / "__init__.py") in present:
                continue
            if source not in present or alias.name not in names_in(source):
                yield f"{path}:{node.lineno}: {'.' * node.level}{node.module or ''} has no {alias.name}"


failed = False
for feature, paths in json.loads(sys.argv[1]).items():
    for path in paths:
        for complaint in missing(path, set(paths)) if path.endswith(".py") else ():
            failed = True
            print(f"{feature}: {complaint}")
sys.exit(1 if failed else 0)
`;

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

/**
 * Imports that a runtime lacks which has the files of one feature beside those of all SDKs. What the modules hold is the same
 * with any features, and mypy judges it once for all of them.
 */
async function oneFeatureAtATime(): Promise<readonly string[]> {
  const { core = [], ...optional } = filesByFeature();
  const features = ["no feature", ...Object.keys(optional)].map((feature) => {
    const paths = [...core, ...(optional[feature] ?? [])].filter((path) => path.startsWith("core/"));
    return [feature, [...new Set(paths)]] as const;
  });
  return complaintsOf(await runPython(SOURCES, ["-c", IMPORTS, JSON.stringify(Object.fromEntries(features))]));
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

/** Type checkers get a copy: they write their settings beside it. */
function judged(judge: (folder: string) => Promise<string[]>): Promise<readonly string[]> {
  return inTemporaryFolder((folder) => {
    const sources = [...readFolder(`${FOLDER}/src`)].filter(([path]) => path.endsWith(".py"));
    writeFolder(folder, new Map(sources));
    return judge(folder);
  });
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
    {
      title: "passes mypy's strict checks",
      problem: () => withoutPackage("mypy"),
      run: () => judged((at) => mypy(at)),
    },
    { title: "passes pyright's strict checks", run: () => judged((at) => pyright(at)) },
    {
      title: "passes its own tests",
      problem: () => withoutPackage("pytest-asyncio"),
      run: async () => complaintsOf(await pytest()),
    },
    { title: "has what it imports with any one feature", run: oneFeatureAtATime },
  ],
  mutants: RUNTIME_MUTANTS.map(mutantOf),
  vectors: (env) =>
    runPython(FOLDER, ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-rfE", "tests/test_vectors.py"], env),
};
