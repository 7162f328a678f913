import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "@sdkwright/testkit";

// What takes the compiler longest is kept for further runs, and for processes that run beside this one.

const CACHE = `${ROOT}node_modules/.cache/sdkwright-swift`;

/** Whoever waits for another process to compile something gives up on that one after so many milliseconds. */
const PATIENCE_MS = 300_000;

/** Whether another process is at it. One that was killed is not. */
function isAtWork(lock: string): boolean {
  return existsSync(lock) && Date.now() - statSync(lock).mtimeMs < PATIENCE_MS;
}

/** Compiles into a folder of the cache, unless it is there or another process has begun to. */
async function compileOnce(target: string, compileInto: (folder: string) => Promise<void>): Promise<void> {
  const lock = `${target}.lock`;
  while (isAtWork(lock)) await sleep(200);
  if (existsSync(target)) return;
  mkdirSync(lock, { recursive: true });
  const folder = mkdtempSync(`${target}-`);
  try {
    await compileInto(folder);
    if (!existsSync(target)) renameSync(folder, target);
  } finally {
    for (const path of [lock, folder]) rmSync(path, { recursive: true, force: true });
  }
}

let shared: string | undefined;

/** Holds what the tests of one process compile, until it ends: beside the folders of tests, since a toolchain with its own root sees no others. */
function folderOfProcess(): string {
  if (shared !== undefined) return shared;
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-swift-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  shared = folder;
  return folder;
}

/** An empty folder that is gone when the process ends. */
export const temporaryFolder = (): string => mkdtempSync(join(folderOfProcess(), "made-"));

/** A copy of what is compiled into a folder under a key that says all that it depends on: once, as long as it is kept. */
export async function keptFolder(key: string, compileInto: (folder: string) => Promise<void>): Promise<string> {
  const cached = join(CACHE, key);
  await compileOnce(cached, compileInto);
  const folder = temporaryFolder();
  cpSync(cached, folder, { recursive: true });
  return folder;
}
