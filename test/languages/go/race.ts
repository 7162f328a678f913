import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** True where programs are to find races in SDKs. Then they end with a code of their own if they find one. */
export const FINDS_RACES = process.env.CONFORMANCE_RACE === "1";

/** A Go that finds races: the program, and what its environment needs beside that of the tests. */
export interface RaceGo {
  readonly command: string;
  readonly env: { readonly [name: string]: string | undefined };
}

let known: RaceGo | null | undefined;

/**
 * The Go that finds races, which takes a C compiler: what `CONFORMANCE_GO` names, else that of PATH. Undefined where it
 * builds no program.
 */
export function raceGo(): RaceGo | undefined {
  known ??= find(process.env.CONFORMANCE_GO ?? "go") ?? null;
  return known ?? undefined;
}

function find(command: string): RaceGo | undefined {
  const env = { CGO_ENABLED: "1", GOTOOLCHAIN: "local", GOROOT: undefined };
  const folder = mkdtempSync(join(tmpdir(), "go-race-"));
  try {
    writeFileSync(join(folder, "go.mod"), "module probe\n\ngo 1.24\n");
    writeFileSync(join(folder, "main.go"), "package main\n\nfunc main() {}\n");
    const options = { cwd: folder, env: { ...process.env, ...env }, stdio: "ignore" } as const;
    return spawnSync(command, ["build", "-race", "-o", "probe", "."], options).status === 0
      ? { command, env }
      : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
