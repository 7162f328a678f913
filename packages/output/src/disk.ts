import { lstatSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { readRegularText } from "./regular.js";

/** Bytes of the largest file of an SDK that is read: no SDK has one of nearly this size. */
const LARGEST = 64 * 1024 * 1024;

/** Text of a file of an SDK; undefined if it cannot be read. */
export function readableText(path: string): string | undefined {
  return readRegularText(path, LARGEST);
}

/** What stands at a folder path of the output, links looked through. */
export type FolderState =
  | { readonly kind: "folder" }
  | { readonly kind: "missing" }
  /** A file at `path`, which is the folder or one above it. */
  | { readonly kind: "file"; readonly path: string }
  /** A symbolic link at `path` leads out of the output folder, or nowhere. */
  | { readonly kind: "outside"; readonly path: string };

/** Looks at an existing output folder without changing it. Paths are relative with `/`. */
export interface Disk {
  readonly root: string;
  folder(path: string): FolderState;
  stat(path: string): Stats | undefined;
  read(path: string): Uint8Array;
  /** Whether a path leads to a regular file of a size that an SDK may have: whatever else there is must not be read. */
  isFile(path: string): boolean;
  /** The same, and the path itself is not a symbolic link. */
  isPlainFile(path: string): boolean;
  /** False for a link that leads out of the output folder, or nowhere. */
  staysInside(path: string): boolean;
  /** Every file below a folder; links are not followed. */
  filesBelow(path: string): readonly string[];
}

/** `root` is an existing folder. Folder states are remembered: make a new one after changing anything. */
export function openDisk(root: string): Disk {
  const states = new Map<string, FolderState>([[".", { kind: "folder" }]]);
  const realRoot = realpathSync(root);
  // Paths of the output are normalised: `join` would take as long as looking at the file.
  const at = (path: string): string => (path === "." ? root : `${root}/${path}`);
  const stat = (path: string) => lstatSync(at(path), { throwIfNoEntry: false });
  const staysInside = (path: string) => isInside(realRoot, at(path));
  const folder = (path: string): FolderState => {
    const known = states.get(path);
    if (known !== undefined) return known;
    const above = folder(dirname(path));
    const state = above.kind === "folder" ? folderState(path, root, stat, staysInside) : above;
    states.set(path, state);
    return state;
  };
  const filesBelow = (path: string): string[] =>
    readdirSync(at(path), { withFileTypes: true }).flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(child) : [child];
    });
  return {
    root,
    folder,
    stat,
    staysInside,
    filesBelow,
    isFile: (path) => isReadable(statSync(at(path), { throwIfNoEntry: false })),
    isPlainFile: (path) => isReadable(stat(path)),
    read: (path) => readFileSync(at(path)),
  };
}

function isReadable(found: Stats | undefined): boolean {
  return found?.isFile() === true && found.size <= LARGEST;
}

function folderState(
  path: string,
  root: string,
  stat: Disk["stat"],
  staysInside: (path: string) => boolean,
): FolderState {
  const found = stat(path);
  if (found === undefined) return { kind: "missing" };
  if (found.isDirectory()) return { kind: "folder" };
  if (!found.isSymbolicLink()) return { kind: "file", path };
  if (!staysInside(path)) return { kind: "outside", path };
  return statSync(join(root, path)).isDirectory() ? { kind: "folder" } : { kind: "file", path };
}

function isInside(realRoot: string, path: string): boolean {
  try {
    const real = realpathSync(path);
    return real === realRoot || real.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep);
  } catch {
    return false;
  }
}
