import { lstatSync } from "node:fs";
import { join } from "node:path";
import { isSafePath, STATE_FOLDER } from "./paths.js";
import { readRegularText } from "./regular.js";

/** Path of the manifest within an output folder. */
export const MANIFEST_FILE = `${STATE_FOLDER}/manifest.json`;
const MANIFEST_FORMAT = 1;
const HASH = /^[0-9a-f]{64}$/;

/** What a run left in an output folder: the files that the next run may replace or delete. */
export interface Manifest {
  /** Release of the compiler that wrote it. */
  readonly version: string;
  /** Version of the SDK, as semantic versioning has it; absent where the SDK has none. */
  readonly packageVersion?: string | undefined;
  /** Path -> SHA-256 of the content as generated. */
  readonly files: ReadonlyMap<string, string>;
  /** Path -> SHA-256 of the content on disk, for files that hold edits of the user. */
  readonly edited: ReadonlyMap<string, string>;
  /** Files that the user deleted, and that stay deleted. */
  readonly deleted: readonly string[];
  /** Files that are generated once, and are the user's from then on. */
  readonly once: readonly string[];
}

/** Same files and version, same bytes: no date, no absolute path. */
export function printManifest({ version, packageVersion, files, edited, deleted, once }: Manifest): string {
  const keys = [
    `"format": ${MANIFEST_FORMAT}`,
    `"version": ${JSON.stringify(version)}`,
    ...(packageVersion === undefined ? [] : [`"packageVersion": ${JSON.stringify(packageVersion)}`]),
    `"files": ${printHashes(files)}`,
    ...(edited.size > 0 ? [`"edited": ${printHashes(edited)}`] : []),
    ...(deleted.length > 0 ? [`"deleted": ${printPaths(deleted)}`] : []),
    ...(once.length > 0 ? [`"once": ${printPaths(once)}`] : []),
  ];
  return `{\n${keys.map((key) => `  ${key}`).join(",\n")}\n}\n`;
}

function printPaths(paths: readonly string[]): string {
  return `[\n${paths.map((path) => `    ${JSON.stringify(path)}`).join(",\n")}\n  ]`;
}

function printHashes(hashes: ReadonlyMap<string, string>): string {
  const sorted = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([path, hash]) => `    ${JSON.stringify(path)}: "${hash}"`);
  return lines.length === 0 ? "{}" : `{\n${lines.join(",\n")}\n  }`;
}

/** Undefined where there is no file; `problem` says why one cannot be used. */
export function readManifest(path: string): { manifest: Manifest } | { problem: string } | undefined {
  const text = readRegularText(path);
  if (text !== undefined) return parseManifest(text);
  return isThere(path) ? { problem: "it cannot be read" } : undefined;
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // No file has such a path.
    return false;
  }
}

/** The manifest of an output folder; undefined where there is none that can be used. */
export function manifestIn(folder: string): Manifest | undefined {
  const found = readManifest(join(folder, MANIFEST_FILE));
  return found !== undefined && "manifest" in found ? found.manifest : undefined;
}

function parseManifest(text: string): { manifest: Manifest } | { problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: "it is not valid JSON" };
  }
  if (!isRecord(data) || !isRecord(data.files)) return { problem: "it is not a manifest" };
  if (data.format !== MANIFEST_FORMAT) return { problem: "its format is unknown to this release" };
  const { packageVersion } = data;
  const files = hashesOf(data.files);
  return {
    manifest: {
      version: String(data.version),
      ...(typeof packageVersion === "string" && { packageVersion }),
      files,
      edited: isRecord(data.edited) ? hashesOf(data.edited) : new Map(),
      deleted: pathsOf(data.deleted).filter((path) => files.has(path)),
      once: pathsOf(data.once),
    },
  };
}

/** Most files that an SDK has beside those that are generated anew: it has a handful. */
const MOST_PATHS = 10_000;

function pathsOf(data: unknown): readonly string[] {
  if (!Array.isArray(data)) return [];
  return [...new Set(data.slice(0, MOST_PATHS))].filter((path) => typeof path === "string" && isSafePath(path));
}

/** A manifest is a file that anybody can edit: it must not lead a deletion out of the folder. */
function hashesOf(data: Record<string, unknown>): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const [path, hash] of Object.entries(data)) {
    if (typeof hash === "string" && HASH.test(hash) && isSafePath(path)) hashes.set(path, hash);
  }
  return hashes;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
