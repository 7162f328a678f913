import { mkdirSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isLocked } from "./lock.js";
import { makeFolder } from "./make-folder.js";
import { type ReadManifest, readManifest } from "./manifest.js";
import { STATE_FOLDER } from "./paths.js";

/**
 * A run stages its files in a folder of its own, named after its process, on the volume of the output. The folder also
 * holds the manifest that the run is going to leave, so that a later run recognises the files of one that was stopped.
 */
const RUN_PREFIX = "run-";

/** The folders that stopped runs left. */
export interface LeftOvers {
  /** Absolute paths of the folders to remove. */
  readonly folders: readonly string[];
  /** The stopped runs that may have put files there, with what they were going to leave. */
  readonly runs: readonly { readonly folder: string; readonly manifest: ReadManifest }[];
}

/** The locks of an output folder: of one that exists, and of one that is to be made. */
export function locksOf(folder: string): { readonly inside: string; readonly beside: string } {
  return {
    inside: join(folder, STATE_FOLDER, "lock"),
    beside: join(dirname(folder), `.${basename(folder)}${STATE_FOLDER}-lock`),
  };
}

/**
 * Finds what stopped runs left inside and beside an output folder. Runs that are still going have the lock. The number of
 * a process proves nothing: it may be one of another container, or have a new owner.
 */
export function findLeftOvers(folder: string): LeftOvers {
  const locks = locksOf(folder);
  const inside = isLocked(locks.inside) ? [] : runsIn(join(folder, STATE_FOLDER), RUN_PREFIX);
  const beside = isLocked(locks.beside) ? [] : runsIn(dirname(folder), besidePrefix(folder));
  const runs = inside.flatMap((run) => {
    const found = readManifest(run);
    return found !== undefined && "manifest" in found ? [{ folder: run, manifest: found.manifest }] : [];
  });
  return { folders: [...inside, ...beside], runs };
}

/** Makes the staging folder of a run into an existing output folder. */
export function createRunInside(folder: string): string {
  const path = join(folder, STATE_FOLDER, `${RUN_PREFIX}${process.pid}`);
  return createUnique(path);
}

/** Makes the staging folder of a run into an output folder that does not exist yet: beside it. */
export function createRunBeside(folder: string): string {
  return createUnique(join(dirname(folder), `${besidePrefix(folder)}${process.pid}`));
}

function besidePrefix(folder: string): string {
  return `.${basename(folder)}${STATE_FOLDER}-${RUN_PREFIX}`;
}

/** Left-overs of a process that had the same number are still there while this run goes on: it needs their manifests. */
function createUnique(path: string): string {
  makeFolder(dirname(path));
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? path : `${path}-${count}`;
    try {
      mkdirSync(candidate);
      return candidate;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

function runsIn(folder: string, prefix: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.startsWith(prefix));
    return names.sort().map((name) => join(folder, name));
  } catch {
    return [];
  }
}
