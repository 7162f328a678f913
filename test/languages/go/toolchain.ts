import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import type { Toolchain } from "../suite.js";
import { FINDS_RACES, raceGo } from "./race.js";

/**
 * The environment of every command of Go. What one has compiled is found by all others: paths of folders are not in it, and
 * the same flags are given everywhere. With other flags, Go compiles its standard library again.
 */
export const GO_ENV = { GOFLAGS: "-trimpath" };

/** What a program prints; undefined where it is not there, or does not succeed. */
function outputOf(program: string, ...args: readonly string[]): string | undefined {
  // Not the folder of the tests: Go would look for a version that a module there asks for.
  const options = { encoding: "utf8", cwd: tmpdir(), env: { ...process.env, ...GO_ENV }, input: "" } as const;
  const { status, stdout } = spawnSync(program, args, options);
  return status === 0 ? stdout.trim() : undefined;
}

const staticcheck = outputOf("staticcheck", "-version");

/** Why Go's further linter cannot be run; where it is not there, what it would find stays unseen. */
export function linterProblem(): string | undefined {
  return staticcheck === undefined ? "there is no staticcheck on PATH" : undefined;
}

/** Why no program can be built that finds races. */
export function raceProblem(): string | undefined {
  return raceGo() === undefined ? "there is no Go that finds races: it takes a C compiler" : undefined;
}

/** SDKs need Go 1.24. */
const OLDEST_MINOR = 24;

/** Why a program of Go cannot build and test SDKs. */
export function goProblem(go = "go"): string | undefined {
  const version = outputOf(go, "version");
  if (version === undefined) return "there is no Go on PATH";
  const [, minor] = /\bgo1\.(\d+)/.exec(version) ?? [];
  if (Number(minor) < OLDEST_MINOR) return `\`${version}\` is older than 1.${OLDEST_MINOR}`;
  // It takes a compiler, the standard library, and a place for what is built.
  if (outputOf(go, "build", "fmt") === undefined) return "Go builds nothing here: `go build fmt` fails";
  return outputOf("gofmt") === undefined ? "there is no gofmt on PATH" : undefined;
}

/** Go and its linter. */
export function toolchain(): Toolchain {
  const reason = goProblem() ?? (FINDS_RACES ? raceProblem() : undefined);
  if (reason !== undefined) return { kind: "missing", reason };
  const version = outputOf("go", "version");
  return { kind: "found", version: [version, staticcheck, ...(FINDS_RACES ? ["race"] : [])].join("\n") };
}
