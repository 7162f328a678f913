import { spawnSync } from "node:child_process";
import type { Toolchain } from "../suite.js";
import { FINDS_RACES, raceGo } from "./race.js";

/**
 * The environment of every command of Go. What one has compiled is found by all others: paths of folders are not in it, and
 * the same flags are given everywhere. With other flags, Go compiles its standard library again.
 */
export const GO_ENV = { GOFLAGS: "-trimpath" };

/** What a program says of its version; undefined where it is not there. */
function versionOf(program: string, argument: string): string | undefined {
  const { status, stdout } = spawnSync(program, [argument], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

const staticcheck = versionOf("staticcheck", "-version");

/** Why Go's further linter cannot be run; where it is not there, what it would find stays unseen. */
export function linterProblem(): string | undefined {
  return staticcheck === undefined ? "there is no staticcheck on PATH" : undefined;
}

/** Why no program can be built that finds races. */
export function raceProblem(): string | undefined {
  return raceGo() === undefined ? "there is no Go that finds races: it takes a C compiler" : undefined;
}

/** Go and its linter. */
export function toolchain(): Toolchain {
  const go = versionOf("go", "version");
  if (go === undefined) return { kind: "missing", reason: "there is no Go on PATH" };
  const problem = FINDS_RACES ? raceProblem() : undefined;
  if (problem !== undefined) return { kind: "missing", reason: problem };
  return { kind: "found", version: [go, staticcheck, ...(FINDS_RACES ? ["race"] : [])].join("\n") };
}
