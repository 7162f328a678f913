import { lstatSync } from "node:fs";
import { join } from "node:path";
import { resolveConflicts } from "./conflicts.js";
import { fingerprint } from "./hash.js";
import { parseOldManifest } from "./old-manifest.js";
import { isSafePath, STATE_FOLDER } from "./paths.js";
import { readRegularText } from "./regular.js";

/** Name of the manifest in a state folder. */
export const MANIFEST_NAME = "manifest.txt";
/** Path of the manifest within an output folder. */
export const MANIFEST_FILE = `${STATE_FOLDER}/${MANIFEST_NAME}`;
/** Name of the manifest that earlier releases wrote. */
export const OLD_MANIFEST_NAME = "manifest.json";
const FORMAT = "2";
const HASH = /^[0-9a-f]{32}$/;

/** Path -> fingerprints. After a merge of version control, a file has one of each branch. */
export type Fingerprints = ReadonlyMap<string, readonly string[]>;

/** What a run left in an output folder: the files that the next run may replace or delete. */
export interface Manifest {
  /** Release of the compiler that wrote it. */
  readonly version: string;
  /** Version of the SDK, as semantic versioning has it; absent where the SDK has none. */
  readonly packageVersion?: string | undefined;
  /** Name of the API that the names in the SDK come from; absent where an earlier release wrote the manifest. */
  readonly apiName?: string | undefined;
  /** Files with the fingerprints of the content as generated. */
  readonly files: Fingerprints;
  /** Files that hold edits of the user, with the fingerprints of the content on disk. */
  readonly edited: Fingerprints;
  /** Files that the user deleted, and that stay deleted. */
  readonly deleted: readonly string[];
  /** Files that are generated once, and are the user's from then on. */
  readonly once: readonly string[];
}

/** A manifest as it was read. */
export interface ReadManifest extends Manifest {
  /** Every version of the SDK in it: after a merge, that of each branch. */
  readonly packageVersions: readonly string[];
  /** Whether it is not as a run wrote it: version control merged it, or somebody edited it. */
  readonly isMerged: boolean;
}

/**
 * One line for each file, so that version control can merge it. Same files and version, same bytes: no date, no
 * absolute path. The checksum is another one for every change: a merge of two manifests is never taken for one of a run.
 */
export function printManifest(manifest: Manifest): string {
  const { version, packageVersion, apiName } = manifest;
  const head = [
    `format: ${FORMAT}`,
    `generator: ${version}`,
    ...(packageVersion === undefined ? [] : [`version: ${packageVersion}`]),
    ...(apiName === undefined ? [] : [`api: ${JSON.stringify(apiName)}`]),
  ];
  const lines = [...head, ...entriesOf(manifest)];
  return [`checksum: ${checksumOf(lines)}`, ...lines, ""].join("\n");
}

/** The line of a manifest that is another one for every change. */
export function checksumLine(manifest: string): string {
  return manifest.slice(0, manifest.indexOf("\n"));
}

function checksumOf(lines: readonly string[]): string {
  return fingerprint(lines.join("\n"));
}

/** No path has a tab or a colon. */
function entriesOf({ files, edited, deleted, once }: Manifest): readonly string[] {
  const printed = (paths: Fingerprints, mark: string) =>
    [...paths].flatMap(([path, hashes]) => hashes.map((hash) => `${path}\t${mark}${hash}`));
  return [
    ...printed(files, ""),
    ...printed(edited, "edited\t"),
    ...deleted.map((path) => `${path}\tdeleted`),
    ...once.map((path) => `${path}\tonce`),
  ].sort();
}

/** What a state folder holds of a manifest. */
export type FoundManifest = { readonly manifest: ReadManifest } | { readonly problem: string; readonly name: string };

/** The manifest in a state folder, or in that of a stopped run. Undefined where there is none; else why it cannot be used. */
export function readManifest(folder: string): FoundManifest | undefined {
  const found = [MANIFEST_NAME, OLD_MANIFEST_NAME].flatMap((name): FoundManifest[] => {
    const path = join(folder, name);
    const text = readRegularText(path);
    if (text === undefined) return isThere(path) ? [{ problem: "it cannot be read", name }] : [];
    const parsed = name === MANIFEST_NAME ? parseManifest(text) : parseOld(text);
    return ["problem" in parsed ? { ...parsed, name } : parsed];
  });
  const usable = found.flatMap((one) => ("manifest" in one ? [one.manifest] : []));
  // Both are there after a merge of a branch that an earlier release generated.
  return usable.length === 0 ? found[0] : { manifest: joined(usable) };
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // No file has such a path.
    return false;
  }
}

/** The manifest of an output folder; undefined if it is missing or unusable. */
export function manifestIn(folder: string): ReadManifest | undefined {
  const found = readManifest(join(folder, STATE_FOLDER));
  return found !== undefined && "manifest" in found ? found.manifest : undefined;
}

/** Every version of the SDK that the text of a manifest has; none where the text is not a manifest. */
export function writtenVersions(text: string): readonly string[] {
  const parsed = parseManifest(text);
  return "manifest" in parsed ? parsed.manifest.packageVersions : [];
}

type Parsed = { readonly manifest: ReadManifest } | { readonly problem: string };

/** Lines that are neither an entry nor known are left out: conflict markers, and what somebody else wrote. */
function parseManifest(text: string): Parsed {
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  const values = (key: string) =>
    lines.flatMap((line) => (line.startsWith(`${key}: `) ? [line.slice(key.length + 2)] : []));
  const formats = values("format");
  if (formats.length === 0) return { problem: "it is not a manifest" };
  if (formats.some((format) => format !== FORMAT)) return { problem: "its format is unknown to this release" };
  const files = new Map<string, string[]>();
  const edited = new Map<string, string[]>();
  const [deleted, once] = [new Set<string>(), new Set<string>()];
  for (const line of lines) {
    const [path = "", kind = "", hash = ""] = line.split("\t");
    if (!line.includes("\t") || !isSafePath(path)) continue;
    if (HASH.test(kind)) addTo(files, path, kind);
    else if (kind === "edited" && HASH.test(hash)) addTo(edited, path, hash);
    else if (kind === "deleted") deleted.add(path);
    else if (kind === "once") once.add(path);
  }
  const [checksum] = values("checksum");
  const isMerged = checksumOf(lines.slice(1, -1)) !== checksum;
  const packageVersions = values("version");
  const manifest = {
    version: values("generator")[0] ?? "",
    packageVersion: packageVersions[0],
    packageVersions,
    apiName: textOf(values("api")[0]),
    files,
    edited,
    deleted: [...deleted].filter((path) => files.has(path)),
    once: [...once],
    isMerged,
  };
  return { manifest };
}

function addTo(map: Map<string, string[]>, path: string, hash: string): void {
  const known = map.get(path);
  if (known === undefined) map.set(path, [hash]);
  else if (!known.includes(hash)) known.push(hash);
}

function textOf(json: string | undefined): string | undefined {
  try {
    const text: unknown = JSON.parse(json ?? "");
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Git leaves both branches of a manifest in JSON between markers: each of them is one. */
function parseOld(text: string): Parsed {
  const sides = [resolveConflicts(text, "ours"), resolveConflicts(text, "theirs")];
  const parsed = sides.map((side) => parseOldManifest(side));
  const manifests = parsed.flatMap((one) => ("problem" in one ? [] : [one]));
  const [first] = parsed;
  if (manifests.length === 0) return { problem: first && "problem" in first ? first.problem : "it cannot be read" };
  const read = manifests.map((manifest): ReadManifest => {
    const { packageVersion } = manifest;
    return { ...manifest, packageVersions: packageVersion === undefined ? [] : [packageVersion], isMerged: false };
  });
  return { manifest: sides[0] === sides[1] ? read[0]! : joined(read) };
}

function joined(manifests: readonly ReadManifest[]): ReadManifest {
  const [first] = manifests;
  if (manifests.length === 1) return first!;
  const files = joinedHashes(manifests.map((one) => one.files));
  return {
    ...first!,
    packageVersions: manifests.flatMap(({ packageVersions }) => packageVersions),
    files,
    edited: joinedHashes(manifests.map((one) => one.edited)),
    deleted: [...new Set(manifests.flatMap(({ deleted }) => deleted))],
    once: [...new Set(manifests.flatMap(({ once }) => once))],
    isMerged: true,
  };
}

function joinedHashes(all: readonly Fingerprints[]): Fingerprints {
  const result = new Map<string, string[]>();
  for (const hashes of all) {
    for (const [path, list] of hashes) for (const hash of list) addTo(result, path, hash);
  }
  return result;
}
