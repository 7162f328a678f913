import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { BASE_FILE } from "./base.js";
import { openDisk } from "./disk.js";
import { fingerprint, sha256 } from "./hash.js";
import { MANIFEST_FILE, manifestIn } from "./manifest.js";
import { IGNORE_FILE, STATE_FOLDER } from "./paths.js";
import { readRegular } from "./regular.js";
import { findLeftOvers } from "./runs.js";
import { OLD_RELEASE_NAME, RELEASE_NAME, type State } from "./state-files.js";
import { TRACE_FILE } from "./trace.js";
import type { FileKind, OutputTree } from "./tree.js";
import type { WritePlan } from "./write-plan.js";

/**
 * How a run left an output folder: as far as the next run looks at it. The contents of its files are told by their
 * hashes in the manifest.
 */
export interface LeftState {
  /** Absolute path. */
  readonly folder: string;
  /** SHA-256 of the manifest. */
  readonly manifest: string;
  /** SHA-256; absent where the folder has none. */
  readonly trace?: string | undefined;
  readonly release?: string | undefined;
  readonly ignoreFile?: string | undefined;
  /** Whether the folder keeps what was generated, to merge edits with. */
  readonly hasBase: boolean;
  /** Files that are written only where there is none: they may hold anything, and must exist. */
  readonly once: readonly string[];
}

/** What a run left beside the files of the tree. */
interface LeftBeside extends Pick<State, "manifest" | "trace" | "keepsBase"> {
  readonly ignoreFile: string | undefined;
}

/** How a folder is left that holds what a tree and a plan say. */
export function leftState(
  tree: OutputTree,
  folder: string,
  plan: Pick<WritePlan, "ignored">,
  { manifest, trace, keepsBase, ignoreFile }: LeftBeside,
): LeftState {
  const isOpen = (kind: FileKind): boolean => kind === "once" || kind === "appended";
  const once = tree.entries().filter(([path, { kind }]) => isOpen(kind) && !plan.ignored.includes(path));
  const release = releaseHash(folder);
  return {
    folder,
    manifest: sha256(manifest),
    ...(trace !== undefined && { trace: sha256(trace) }),
    ...(release !== undefined && { release }),
    ...(ignoreFile !== undefined && { ignoreFile: sha256(ignoreFile) }),
    hasBase: keepsBase,
    once: once.map(([path]) => path),
  };
}

/** SHA-256 of a file; undefined where there is none. */
function hashAt(path: string): string | undefined {
  const bytes = readRegular(path);
  return bytes && sha256(bytes);
}

/** SHA-256 of what a folder knows of the last release. */
export function releaseHash(folder: string): string | undefined {
  const [now, before] = [RELEASE_NAME, OLD_RELEASE_NAME].map((name) => hashAt(join(folder, STATE_FOLDER, name)));
  return now ?? before;
}

/**
 * Whether a folder is exactly as a run left it, so that the same run would find nothing to do. All files are read; a
 * `Seal` tells the same of a folder that was not copied since, without reading it. A folder with symbolic links counts as changed, since where they lead
 * would have to be looked into.
 */
export function isAsLeft(state: LeftState): boolean {
  try {
    return isUnchanged(state);
  } catch {
    // What cannot be read is for a real run to explain.
    return false;
  }
}

/** All paths that {@link isAsLeft} looks at within the folder, apart from what stopped runs leave; the files that must not exist too. */
export function pathsOf({ folder, once }: LeftState): readonly string[] {
  const { files = new Map(), edited = new Map(), deleted = [] } = manifestIn(folder) ?? {};
  const own = [MANIFEST_FILE, TRACE_FILE, IGNORE_FILE, BASE_FILE];
  const release = [RELEASE_NAME, OLD_RELEASE_NAME].map((name) => `${STATE_FOLDER}/${name}`);
  const paths = [...own, ...release, ...files.keys(), ...edited.keys(), ...deleted, ...once];
  const folders = withParents(new Set(paths.map((path) => dirname(path))));
  return [...new Set([...folders, ...paths])];
}

/** Whether a stopped run left something in or beside a folder. */
export function hasLeftOvers({ folder }: LeftState): boolean {
  return findLeftOvers(folder).folders.length > 0;
}

function isUnchanged({ folder, manifest, trace, release, ignoreFile, hasBase, once }: LeftState): boolean {
  if (!statSync(folder).isDirectory() || findLeftOvers(folder).folders.length > 0) return false;
  if (hashAt(join(folder, MANIFEST_FILE)) !== manifest || hashAt(join(folder, TRACE_FILE)) !== trace) return false;
  if (hashAt(join(folder, IGNORE_FILE)) !== ignoreFile || releaseHash(folder) !== release) return false;
  const left = manifestIn(folder);
  if (left === undefined) return false;
  if (existsSync(join(folder, BASE_FILE)) !== hasBase) return false;
  const { edited, deleted } = left;
  const files = new Map([...left.files, ...edited]);
  for (const path of deleted) files.delete(path);
  const disk = openDisk(folder);
  const folders = new Set([STATE_FOLDER, ...[...files.keys(), ...once].map((path) => dirname(path))]);
  const isPlain = (path: string): boolean => disk.stat(path)?.isDirectory() === true;
  return (
    [...withParents(folders)].every(isPlain) &&
    once.every(disk.isPlainFile) &&
    deleted.every((path) => disk.stat(path) === undefined) &&
    [...files].every(([path, hashes]) => disk.isPlainFile(path) && hashes.includes(fingerprint(disk.read(path))))
  );
}

function withParents(folders: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set<string>();
  for (const folder of folders) {
    for (let path = folder; path !== "." && !all.has(path); path = dirname(path)) all.add(path);
  }
  return all;
}
