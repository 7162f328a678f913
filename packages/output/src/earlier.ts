import { join } from "node:path";
import { openBase } from "./base.js";
import type { Disk } from "./disk.js";
import type { Fingerprints, Manifest, ReadManifest } from "./manifest.js";
import { isMergeOf } from "./merged-text.js";
import { STATE_FOLDER } from "./paths.js";
import type { LeftOvers } from "./runs.js";

/** The results of earlier runs in an output folder that restrict this run. */
export interface Earlier {
  /** Whether edits of the user are merged with what is generated now. */
  readonly keepsEdits: boolean;
  /** Path -> fingerprints of contents that earlier runs generated there. */
  readonly known: Fingerprints;
  /**
   * The texts generated at a path before an edit led to this fingerprint: empty if unknown, several if version control
   * merged branches.
   */
  basesOf(path: string, edited: string): readonly string[];
  /** Whether version control made the text of what was generated at a path in several branches, and in this run. */
  isMerge(path: string, text: Uint8Array, generated?: string): boolean;
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
    readonly manifest: ReadManifest | undefined;
    readonly leftOvers: LeftOvers;
    readonly disk: Disk | undefined;
    readonly keepsEdits: boolean;
  },
): Earlier {
  const manifests = [...leftOvers.runs.map((run) => run.manifest), ...(manifest ? [manifest] : [])];
  const base = openBase(join(folder, STATE_FOLDER));
  // Without its manifest, a folder still has what was generated.
  const known = knownFrom(manifest ? manifests : [...manifests, { files: base.all() }]);
  if (!keepsEdits) return { known, keepsEdits, basesOf: () => [], isMerge: () => false, isDeleted: () => false };
  const stopped = leftOvers.runs.map((run) => ({ ...run, base: openBase(run.folder) }));
  let cleaned: boolean | undefined;
  const isMerged = manifest?.isMerged === true;
  const hashesOf = (path: string): readonly string[] => known.get(path) ?? [];
  return {
    known,
    keepsEdits,
    basesOf(path, edited) {
      const merged = stopped.find((run) => run.manifest.edited.get(path)?.includes(edited));
      const found = merged?.base.find(path, hashesOf(path)) ?? [];
      return found.length > 0 ? found : base.find(path, hashesOf(path));
    },
    isMerge(path, text, generated) {
      if (!isMerged) return false;
      const texts = [...base.find(path, hashesOf(path)), ...(generated === undefined ? [] : [generated])];
      return isMergeOf(Buffer.from(text).toString("utf8"), texts);
    },
    isDeleted(path) {
      cleaned ??= disk === undefined || manifest === undefined || isCleaned(manifest, disk);
      if (cleaned) return false;
      // What a stopped run did not get to write is missing as well, and a merge may name files that one branch removed.
      const isMissed = stopped.length === 0 && !isMerged && manifest?.files.has(path) === true;
      return isMissed || manifests.some(({ deleted }) => deleted.includes(path));
    },
  };
}

function knownFrom(manifests: readonly Pick<Manifest, "files">[]): Fingerprints {
  const known = new Map<string, readonly string[]>();
  for (const { files } of manifests) {
    for (const [path, hashes] of files) known.set(path, [...(known.get(path) ?? []), ...hashes]);
  }
  return known;
}

/** Whoever deletes most of what was generated is clearing the folder, and does not edit the SDK. */
function isCleaned({ files, deleted }: Manifest, disk: Disk): boolean {
  const gone = new Set(deleted);
  const expected = [...files.keys()].filter((path) => !gone.has(path));
  const missing = expected.filter((path) => disk.stat(path) === undefined);
  return missing.length * 2 > expected.length;
}
