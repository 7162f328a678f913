import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { type ProcessResult, runProcess } from "@sdkwright/testkit";
import { npmVersion } from "../../support/npm-version.js";
import type { Toolchain } from "../suite.js";

/** Names of the interpreter, in the order in which they are tried. */
const NAMES = ["python3", "python3.14", "python3.13", "python3.12", "python3.11", "python3.10", "python"];

/** What emitted SDKs and their tests import: without one of these, no suite can run. */
const NEEDED = ["httpx", "pydantic", "websockets", "pytest", "pytest-asyncio"];

/** What single checks and tests need beside it: without one of these, they are skipped. */
const FURTHER = ["trio", "cryptography", "mypy", "black", "build", "hatchling"];

/** Prints the versions of the interpreter and of packages; fails where the interpreter cannot run SDKs, whatever it has. */
const PROBE = `
import sys
assert sys.version_info >= (3, 10)
from importlib.metadata import PackageNotFoundError, version
def of(name):
    try:
        return version(name)
    except PackageNotFoundError:
        return "missing"
print("python", sys.version.split()[0])
versions = {name: of(name) for name in sys.argv[1:]}
for name in versions:
    print(name, versions[name])
if "missing" not in (versions["httpx"], versions["pydantic"]):
    import httpx, pydantic
`;

interface Python {
  readonly program: string;
  /** Versions by the names of packages; those that are missing are not among them. */
  readonly versions: ReadonlyMap<string, string>;
}

function probe(program: string): Python | undefined {
  // Not the folder of the tests: some interpreters take modules from where they start.
  const options = { encoding: "utf8", cwd: tmpdir() } as const;
  const { status, stdout } = spawnSync(program, ["-c", PROBE, ...NEEDED, ...FURTHER], options);
  if (status !== 0) return undefined;
  const lines = stdout.trim().split("\n");
  const pairs = lines.map((line) => line.split(" ") as [string, string]);
  return { program, versions: new Map(pairs.filter(([, version]) => version !== "missing")) };
}

const lackedBy = ({ versions }: Python): string[] => NEEDED.filter((name) => !versions.has(name));

/**
 * The interpreter that `SDKWRIGHT_PYTHON` names, or of those in the folders of PATH the first one that lacks the fewest
 * packages: the one that is called `python3` first is often another one than that which has the packages.
 */
function findPython(): Python | undefined {
  const { SDKWRIGHT_PYTHON: named, PATH = "" } = process.env;
  if (named !== undefined && named !== "") return probe(named);
  const folders = [...new Set(PATH.split(delimiter).filter((part) => part !== ""))];
  const programs = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  let best: Python | undefined;
  for (const program of programs.filter((path) => existsSync(path))) {
    const one = probe(program);
    if (one && (best === undefined || lackedBy(one).length < lackedBy(best).length)) best = one;
    if (best && lackedBy(best).length === 0) return best;
  }
  return best;
}

let found: { readonly python: Python | undefined } | undefined;

/** The interpreter, looked for once in a process. */
function python(): Python | undefined {
  found ??= { python: findPython() };
  return found.python;
}

/** The interpreter that runs SDKs. */
export function pythonProgram(): string {
  const program = python()?.program;
  if (program === undefined) throw new Error(MISSING);
  return program;
}

const OTHER = "SDKWRIGHT_PYTHON names another one";
const MISSING = `there is no Python of at least 3.10 on PATH (${OTHER})`;

/** Why something that needs a package cannot be done: the package is missing. */
export function withoutPackage(name: string): string | undefined {
  return python()?.versions.has(name) ? undefined : `Python has no ${name}`;
}

/** What every process of Python has in its environment: nothing is written beside the sources. */
export const PYTHON_ENV = {
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONHASHSEED: "0",
  PYTHONPATH: undefined,
  NO_COLOR: "1",
} as const;

/** Runs Python in a folder. */
export function runPython(
  cwd: string,
  args: readonly string[],
  env: { readonly [name: string]: string | undefined } = {},
): Promise<ProcessResult> {
  return runProcess(pythonProgram(), args, { cwd, env: { ...PYTHON_ENV, ...env } });
}

/** What a tool prints where it does not succeed. */
export function complaintsOf({ code, stdout, stderr }: ProcessResult): string[] {
  if (code === 0) return [];
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
  return [`exit code ${code}`, ...lines].slice(0, 60);
}

/** Python, what SDKs import, and what judges them. */
export function toolchain(): Toolchain {
  const interpreter = python();
  if (!interpreter) return { kind: "missing", reason: MISSING };
  const lacked = lackedBy(interpreter).join(", ");
  if (lacked !== "") return { kind: "missing", reason: `${interpreter.program} has no ${lacked} (${OTHER})` };
  const versions = [...interpreter.versions].map(([name, version]) => `${name} ${version}`);
  return {
    kind: "found",
    version: [...versions, npmVersion("pyright"), npmVersion("@astral-sh/ruff-wasm-nodejs")].join("\n"),
  };
}
