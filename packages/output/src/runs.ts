import { mkdirSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readManifest } from "./manifest.js";
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
  /** Path -> hashes of contents that a stopped run may have put there. */
  readonly files: ReadonlyMap<string, readonly string[]>;
}

/** Finds what stopped runs left inside and beside an output folder. Folders of runs still going are not touched. */
export function findLeftOvers(folder: string): LeftOvers {
  const inside = deadRuns(join(folder, STATE_FOLDER), RUN_PREFIX);
  const beside = deadRuns(dirname(folder), besidePrefix(folder));
  const files = new Map<string, string[]>();
  for (const run of inside) {
    const found = readManifest(join(run, "manifest.json"));
    if (found === undefined || !("manifest" in found)) continue;
    for (const [path, hash] of found.manifest.files) files.set(path, [...(files.get(path) ?? []), hash]);
  }
  return { folders: [...inside, ...beside], files };
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
  mkdirSync(dirname(path), { recursive: true });
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

function deadRuns(folder: string, prefix: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)))
    .sort()
    .map((name) => join(folder, name));
}

/** This process itself counts as dead: it writes one output after another, so a folder of its number is of an earlier one. */
function isAlive(pid: number): boolean {
  if (Number.isNaN(pid) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
