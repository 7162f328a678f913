import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { type ProcessResult, runProcess } from "@sdkwright/testkit";
import { npmVersion } from "../../support/npm-version.js";
import type { Toolchain } from "../suite.js";

/** Prints the version of the interpreter and of the test library; fails where one is missing. */
const PROBE = 'require "minitest"; puts RUBY_VERSION, "minitest #{Minitest::VERSION}"';

interface Ruby {
  readonly version: string;
  readonly minitest: string;
  readonly rubocop: string | undefined;
  readonly rbs: string | undefined;
}

/** What a program prints; undefined where it is not there, or does not succeed. */
function outputOf(program: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: "utf8", cwd: tmpdir() });
  return status === 0 ? stdout.trim() : undefined;
}

function findRuby(): Ruby | undefined {
  const [version, minitest = ""] = outputOf("ruby", ["-e", PROBE])?.split("\n") ?? [];
  if (version === undefined) return undefined;
  return { version, minitest, rubocop: outputOf("rubocop", ["-V"]), rbs: outputOf("rbs", ["--version"]) };
}

let found: { readonly ruby: Ruby | undefined } | undefined;

/** Ruby on PATH; looked for once in a process. */
function ruby(): Ruby | undefined {
  found ??= { ruby: findRuby() };
  return found.ruby;
}

/** SDKs need Ruby 3.1. */
const OLDEST = /^(?:3\.[1-9]|3\.\d\d|[4-9]\.)/;

/** Ruby, and minitest for the tests that SDKs bring. */
export function toolchain(): Toolchain {
  const known = ruby();
  if (known === undefined) return { kind: "missing", reason: "there is no Ruby with minitest on PATH" };
  if (!OLDEST.test(known.version)) return { kind: "missing", reason: `Ruby ${known.version} is older than 3.1` };
  const tools = [
    known.minitest,
    known.rubocop ?? "no rubocop",
    known.rbs ?? "no rbs",
    npmVersion("@ruby/4.0-wasm-wasi"),
  ];
  return { kind: "found", version: [`Ruby ${known.version}`, ...tools].join("\n") };
}

/** Why nothing can be linted. */
export const withoutRubocop = (): string | undefined =>
  ruby()?.rubocop === undefined ? "there is no rubocop on PATH" : undefined;

/** Why no signatures can be validated. */
export const withoutRbs = (): string | undefined => (ruby()?.rbs === undefined ? "there is no rbs on PATH" : undefined);

let gems: { readonly problem: string | undefined } | undefined;

/** Why no gem can be built. */
export function withoutGems(): string | undefined {
  gems ??= { problem: outputOf("gem", ["--version"]) === undefined ? "there is no gem command on PATH" : undefined };
  return gems.problem;
}

type Variables = { readonly [name: string]: string | undefined };

/** Runs Ruby in a folder, with every warning on. */
export function runRuby(cwd: string, args: readonly string[], env: Variables = {}): Promise<ProcessResult> {
  return runProcess("ruby", ["-w", ...args], { cwd, env });
}

/** What a tool prints where it does not succeed in silence. */
export function complaintsOf({ code, stdout, stderr }: ProcessResult): string[] {
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
  return code === 0 ? [] : [`exit code ${code}`, ...lines].slice(0, 60);
}
