import { FINGERPRINT_LENGTH } from "./hash.js";
import { isSafePath } from "./paths.js";

/** What the manifest of an earlier release says. */
export interface OldManifest {
  readonly version: string;
  readonly packageVersion?: string;
  readonly files: ReadonlyMap<string, readonly string[]>;
  readonly edited: ReadonlyMap<string, readonly string[]>;
  readonly deleted: readonly string[];
  readonly once: readonly string[];
}

const FORMAT = 1;
const SHA256 = /^[0-9a-f]{64}$/;

/** Reads a manifest in JSON, as releases up to 0.1.0 wrote it. */
export function parseOldManifest(text: string): OldManifest | { readonly problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: "it is not valid JSON" };
  }
  if (!isRecord(data) || !isRecord(data.files)) return { problem: "it is not a manifest" };
  if (data.format !== FORMAT) return { problem: "its format is unknown to this release" };
  const { packageVersion } = data;
  const files = hashesOf(data.files);
  return {
    version: String(data.version),
    ...(typeof packageVersion === "string" && { packageVersion }),
    files,
    edited: isRecord(data.edited) ? hashesOf(data.edited) : new Map(),
    deleted: pathsOf(data.deleted).filter((path) => files.has(path)),
    once: pathsOf(data.once),
  };
}

/** Most files that an SDK has beside those that are generated anew: it has a handful. */
const MOST_PATHS = 10_000;

function pathsOf(data: unknown): readonly string[] {
  if (!Array.isArray(data)) return [];
  return [...new Set(data.slice(0, MOST_PATHS))].filter((path) => typeof path === "string" && isSafePath(path));
}

/** A manifest is a file that anybody can edit: it must not lead a deletion out of the folder. */
function hashesOf(data: Record<string, unknown>): Map<string, readonly string[]> {
  const hashes = new Map<string, readonly string[]>();
  for (const [path, hash] of Object.entries(data)) {
    if (typeof hash !== "string" || !SHA256.test(hash) || !isSafePath(path)) continue;
    hashes.set(path, [hash.slice(0, FINGERPRINT_LENGTH)]);
  }
  return hashes;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
