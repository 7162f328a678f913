import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readManifest, STATE_FOLDER } from "@sdkwright/output";
import type { Destination } from "./destination.js";

/** Name of the state folder in repositories that must not mention the tool (`whitelabel`). */
const NEUTRAL_FOLDER = ".sdk";

/** Every name that the state has in repositories: of earlier releases, and after a change of `whitelabel`, the other one. */
export const STATE_FOLDERS = [STATE_FOLDER, NEUTRAL_FOLDER] as const;

/** Whether a path of a repository is of the state. */
export function isState(path: string): boolean {
  return STATE_FOLDERS.some((name) => path.startsWith(`${name}/`));
}

function isOurs(folder: string): boolean {
  const read = readManifest(folder);
  return read !== undefined && "manifest" in read;
}

/** Moves the entries of one folder of a working tree into another, where they replace entries of the same name. */
function moveAll(tree: string, from: string, to: string): void {
  if (!existsSync(join(tree, from))) return;
  mkdirSync(join(tree, to), { recursive: true });
  for (const name of readdirSync(join(tree, from))) {
    rmSync(join(tree, to, name), { recursive: true, force: true });
    renameSync(join(tree, from, name), join(tree, to, name));
  }
  rmSync(join(tree, from), { recursive: true });
}

/** Gives the state of a clone the name that the compiler reads it by. */
export function openState(tree: string): void {
  const isNeutral = isOurs(join(tree, NEUTRAL_FOLDER)) && !existsSync(join(tree, STATE_FOLDER));
  if (isNeutral) moveAll(tree, NEUTRAL_FOLDER, STATE_FOLDER);
}

/** The name of the state in a repository. A folder of the user's own keeps its name to itself. */
function storedName(tree: string, { account }: Destination): string {
  const isTaken = existsSync(join(tree, NEUTRAL_FOLDER)) && !isOurs(join(tree, NEUTRAL_FOLDER));
  return account === undefined || isTaken ? STATE_FOLDER : NEUTRAL_FOLDER;
}

/** Runs a task while the state of a clone has the name that the repository is to have it by. */
export async function withStoredState<T>(
  { folder, destination }: { readonly folder: string; readonly destination: Destination },
  task: (name: string) => Promise<T>,
): Promise<T> {
  const name = storedName(folder, destination);
  if (name === STATE_FOLDER) return task(name);
  moveAll(folder, STATE_FOLDER, name);
  try {
    return await task(name);
  } finally {
    moveAll(folder, name, STATE_FOLDER);
  }
}
