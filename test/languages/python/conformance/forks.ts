import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { PYTHON_ENV, pythonProgram } from "../toolchain.js";

const DRIVER = `${ROOT}test/languages/python/conformance/driver`;

/** A process that forks for each driver: loading what all SDKs import takes longer than most scenarios. */
interface Forks {
  /** The program that asks it for a driver, without the driver's arguments. */
  readonly command: readonly string[];
  end(): Promise<void>;
}

async function startForks(): Promise<Forks> {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-forks-"));
  const socket = join(folder, "socket");
  const child = spawn(pythonProgram(), ["-X", "utf8", `${DRIVER}/forks.py`, socket], {
    env: { ...process.env, ...PYTHON_ENV },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  await Promise.race([once(child.stdout, "data"), ended]);
  return {
    // Neither the folder of the program nor packages are looked through.
    command: [pythonProgram(), "-I", "-S", `${DRIVER}/ask.py`, socket],
    async end() {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

let users = 0;
let shared: Promise<Forks> | undefined;

/** Lends the one process that all SDKs share, those of mutants too. */
export async function borrowForks(): Promise<readonly string[]> {
  users += 1;
  shared ??= startForks();
  return (await shared).command;
}

/** Gives the process back: the last one ends it. */
export async function returnForks(): Promise<void> {
  users -= 1;
  if (users > 0) return;
  const last = shared;
  shared = undefined;
  await (await last)?.end();
}
