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

/** Runs the compiler in a folder, in the mode of Swift 6. */
export function runSwiftc(cwd: string, args: readonly string[]): Promise<ProcessResult> {
  return runProcess("swiftc", ["-swift-version", "6", ...args], { cwd });
}

/** Compiles some of the files of a module, without what `swiftc` does around it. */
export function runFrontend(cwd: string, args: readonly string[]): Promise<ProcessResult> {
  return runProcess("swiftc", ["-frontend", ...args], { cwd });
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

/** Runs a compiled program in a folder. */
export function runProgram(cwd: string, path: string, env: Variables = {}): Promise<ProcessResult> {
  const [command = "", ...args] = programAt(path);
  return runProcess(command, args, { cwd, env });
}

/** The linker of Swift's toolchains for Linux takes a third of the time of that of the system. */
const LINKER = process.platform === "linux" ? ["-use-ld=lld"] : [];

/** Links objects to a program. */
export function linkProgram(cwd: string, objects: readonly string[], program: string): Promise<ProcessResult> {
  return runSwiftc(cwd, [...LINKER, "-o", program, ...objects]);
}

/** The command that runs a compiled program: `SDKWRIGHT_SWIFT_RUNNER` goes before it where the libraries of Swift are elsewhere. */
export function programAt(path: string): string[] {
  const runner = process.env.SDKWRIGHT_SWIFT_RUNNER?.split(" ").filter((word) => word !== "") ?? [];
  return [...runner, path];
}
