import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { type ProcessResult, runProcess } from "@sdkwright/testkit";
import type { Toolchain } from "../suite.js";

/** What a program prints; undefined where it is not there, or does not succeed. */
function outputOf(program: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: "utf8", cwd: tmpdir() });
  return status === 0 ? stdout.trim() : undefined;
}

/** SDKs need the language of Swift 6. */
const RECENT = /Swift version (?:[6-9]|\d\d)\./;

let found: Toolchain | undefined;

function find(): Toolchain {
  const version = outputOf("swift", ["--version"]);
  if (version === undefined) return { kind: "missing", reason: "there is no Swift on PATH" };
  const [first = ""] = version.split("\n");
  if (!RECENT.test(first)) return { kind: "missing", reason: `${first} is older than Swift 6` };
  return { kind: "found", version: first };
}

/** Swift with its package manager and its formatter; looked for once in a process. */
export function toolchain(): Toolchain {
  found ??= find();
  return found;
}

type Variables = { readonly [name: string]: string | undefined };

/** What `swiftc` would run, as words. */
function commandsOf(args: readonly string[]): string[][] {
  const lines = (outputOf("swiftc", ["-###", ...args]) ?? "").split("\n");
  return lines.map((line) => (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^'(.*)'$/, "$1")));
}

/** A file for which the compiler is asked how it would be compiled: there is none. */
const ASKED = "Asked.swift";

/** What belongs to the file that is asked about. */
const OF_ASKED: ReadonlySet<string> = new Set([
  "-frontend",
  "-typecheck",
  "-primary-file",
  ASKED,
  "-module-name",
  "Asked",
]);

let options: readonly string[] | undefined;

/** What `swiftc` tells the compiler of every file: the target, where the toolchain is, and the mode of Swift 6. */
function compilerOptions(): readonly string[] {
  if (options !== undefined) return options;
  const [[, ...words] = []] = commandsOf(["-swift-version", "6", "-parse-as-library", "-typecheck", ASKED]);
  options = words.filter((word) => !OF_ASKED.has(word));
  return options;
}

/**
 * Arguments by which `swiftc` is the compiler itself, for all files of a module, or its primary ones, in the mode of Swift 6. What
 * it does around the compiler takes longer than a small module, and reads a module twice to emit its declarations too.
 */
export const compilerArguments = (args: readonly string[]): string[] => ["-frontend", ...compilerOptions(), ...args];

/** Compiles files in one process, as those of a library. */
export function compile(cwd: string, args: readonly string[]): Promise<ProcessResult> {
  return runProcess("swiftc", compilerArguments(args), { cwd });
}

/** Links objects to a static library. */
export function archive(cwd: string, objects: readonly string[], library: string): Promise<ProcessResult> {
  return runProcess("swiftc", ["-emit-library", "-static", "-o", library, ...objects], { cwd });
}

/** Runs a command of `swift` in a folder: `build`, `test` or `format`. */
export function runSwift(cwd: string, args: readonly string[], env: Variables = {}): Promise<ProcessResult> {
  return runProcess("swift", args, { cwd, env });
}

/** What a tool complains of, or all that it prints where it fails without saying why. */
export function complaintsOf({ code, stdout, stderr }: ProcessResult): string[] {
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
  const said = lines.filter((line) => /(?:error|warning): /.test(line));
  if (code === 0) return said;
  return [`exit code ${code}`, ...(said.length > 0 ? said : lines)].slice(0, 60);
}

/** Runs a compiled program, with arguments that follow its path, in a folder. */
export function runProgram(
  cwd: string,
  program: string | readonly string[],
  env: Variables = {},
): Promise<ProcessResult> {
  const [command = "", ...args] = programAt([program].flat());
  return runProcess(command, args, { cwd, env });
}

/** The linker of Swift's toolchains for Linux takes a third of the time of that of the system. */
const LINKER = process.platform === "linux" ? ["-use-ld=lld"] : [];

const PROGRAM = "Asked";
const OBJECT = "Asked.o";

let linking: readonly (readonly string[])[] | undefined;

/** A word of a command that links, as it is for a program. A list of libraries is a file that one command writes and another reads. */
function wordsFor(word: string, objects: readonly string[], program: string): readonly string[] {
  if (word === OBJECT) return objects;
  if (word === PROGRAM) return [program];
  return [word.replace(/^(@?).*\.autolink$/, `$1${program}.autolink`)];
}

/** Links objects to a program, by the commands that `swiftc` says: it takes longer to find them than they take. */
export async function linkProgram(cwd: string, objects: readonly string[], program: string): Promise<ProcessResult> {
  linking ??= commandsOf([...LINKER, "-o", PROGRAM, OBJECT]).filter((words) => words.length > 0);
  let result: ProcessResult = { code: 1, stdout: "", stderr: "error: swiftc does not say how it links" };
  for (const words of linking) {
    const [command = "", ...args] = programAt(words.flatMap((word) => wordsFor(word, objects, program)));
    result = await runProcess(command, args, { cwd });
    if (result.code !== 0) return result;
  }
  return result;
}

/** The command that runs a compiled program: `SDKWRIGHT_SWIFT_RUNNER` goes before it where the libraries of Swift are elsewhere. */
export function programAt(words: readonly string[]): string[] {
  const runner = process.env.SDKWRIGHT_SWIFT_RUNNER?.split(" ").filter((word) => word !== "") ?? [];
  return [...runner, ...words];
}
