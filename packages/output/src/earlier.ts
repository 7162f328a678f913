import { join } from "node:path";
import { openBase } from "./base.js";
import type { Disk } from "./disk.js";
import type { Manifest } from "./manifest.js";
import { STATE_FOLDER } from "./paths.js";
import type { LeftOvers } from "./runs.js";

/** What earlier runs left in an output folder, as far as it decides what this run may do. */
export interface Earlier {
  /** Path -> hashes of contents that earlier runs generated there. */
  readonly known: ReadonlyMap<string, readonly string[]>;
  /** What was generated at a path before it was edited to what has this hash; undefined where nobody knows. */
  baseOf(path: string, editedHash: string): string | undefined;
  /** Whether the user deleted the generated file that is missing at a path. */
  isDeleted(path: string): boolean;
}

/** Reads what the last run and stopped runs left; `keepsEdits` is false where edits are to be overwritten. */
export function readEarlier(
  folder: string,
  {
    manifest,
    leftOvers,
    disk,
    keepsEdits,
  }: {
    readonly manifest: Manifest | undefined;
    readonly leftOvers: LeftOvers;
    readonly disk: Disk | undefined;
    readonly keepsEdits: boolean;
  },
): Earlier {
  const manifests = [...leftOvers.runs.map((run) => run.manifest), ...(manifest ? [manifest] : [])];
  const known = new Map<string, readonly string[]>();
  for (const { files } of manifests) {
    for (const [path, hash] of files) known.set(path, [...(known.get(path) ?? []), hash]);
  }
  if (!keepsEdits) return { known, baseOf: () => undefined, isDeleted: () => false };
  const base = openBase(join(folder, STATE_FOLDER));
  const stopped = leftOvers.runs.map((run) => ({ ...run, base: openBase(run.folder) }));
  let cleaned: boolean | undefined;
  return {
    known,
    baseOf(path, editedHash) {
      const merged = stopped.find((run) => run.manifest.edited.get(path) === editedHash);
      const hashes = known.get(path) ?? [];
      return merged?.base.find(path, hashes) ?? base.find(path, hashes);
    },
    isDeleted(path) {
      cleaned ??= disk === undefined || manifest === undefined || isCleaned(manifest, disk);
      if (cleaned) return false;
      // What a stopped run did not get to write is missing as well.
      const isMissed = stopped.length === 0 && manifest?.files.has(path) === true;
      return isMissed || manifests.some(({ deleted }) => deleted.includes(path));
    },
  };
}

/** Whoever deletes most of what was generated is clearing the folder, and does not edit the SDK. */
function isCleaned({ files, deleted }: Manifest, disk: Disk): boolean {
  const gone = new Set(deleted);
  const expected = [...files.keys()].filter((path) => !gone.has(path));
  const missing = expected.filter((path) => disk.stat(path) === undefined);
  return missing.length * 2 > expected.length;
}
