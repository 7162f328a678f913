import { accessSync, constants, existsSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Io } from "../io.js";

/** Where the user's programs keep what they can fetch or make again. */
export function userCacheFolder({ env }: Pick<Io, "env">): string {
  return resolve(
    env.SDKWRIGHT_CACHE ?? join(env.XDG_CACHE_HOME ?? env.LOCALAPPDATA ?? join(homedir(), ".cache"), "sdkwright"),
  );
}

/**
 * Where to remember the runs of a workspace: in the nearest `node_modules` from its folder upwards, as tools of Node do,
 * so that it goes when that is removed; else with the user's other caches. `SDKWRIGHT_CACHE` wins over both.
 */
export function runsFolder(workspace: string, io: Pick<Io, "env">): string {
  const modules = io.env.SDKWRIGHT_CACHE === undefined ? nearestModules(workspace) : undefined;
  return modules === undefined ? join(userCacheFolder(io), "runs") : join(modules, ".cache", "sdkwright", "runs");
}

function nearestModules(workspace: string): string | undefined {
  for (let folder = workspace; ; folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    if (existsSync(modules) && isWritable(modules)) return modules;
    if (dirname(folder) === folder) return undefined;
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
