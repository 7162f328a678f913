import { readFileSync } from "node:fs";
import { isSafePath, STATE_FOLDER } from "./paths.js";

/** Path of the manifest within an output folder. */
export const MANIFEST_FILE = `${STATE_FOLDER}/manifest.json`;
const MANIFEST_FORMAT = 1;

/** What a run left in an output folder: the files that the next run may replace or delete. */
export interface Manifest {
  /** Release of the compiler that wrote it. */
  readonly version: string;
  /** Version of the SDK, as semantic versioning has it; absent where the SDK has none. */
  readonly packageVersion?: string | undefined;
  /** Path -> SHA-256 of the content as written. */
  readonly files: ReadonlyMap<string, string>;
}

/** Same files and version, same bytes: no date, no absolute path. */
export function printManifest(manifest: Manifest): string {
  const sorted = [...manifest.files].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([path, hash]) => `    ${JSON.stringify(path)}: "${hash}"`);
  const files = lines.length === 0 ? "{}" : `{\n${lines.join(",\n")}\n  }`;
  const { version, packageVersion } = manifest;
  const own = packageVersion === undefined ? "" : `\n  "packageVersion": ${JSON.stringify(packageVersion)},`;
  return `{\n  "format": ${MANIFEST_FORMAT},\n  "version": ${JSON.stringify(version)},${own}\n  "files": ${files}\n}\n`;
}

/** Undefined where there is no file; `problem` says why one cannot be used. */
export function readManifest(path: string): { manifest: Manifest } | { problem: string } | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT" || code === "ENOTDIR" ? undefined : { problem: `${code ?? "unknown error"}` };
  }
  return parseManifest(text);
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
  const files = new Map<string, string>();
  for (const [path, hash] of Object.entries(data.files)) {
    // A manifest is a file that anybody can edit: it must not lead a deletion out of the folder.
    if (typeof hash === "string" && isSafePath(path)) files.set(path, hash);
  }
  const { packageVersion } = data;
  const own = typeof packageVersion === "string" ? { packageVersion } : {};
  return { manifest: { version: String(data.version), ...own, files } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
