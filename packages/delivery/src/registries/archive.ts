import { createHash } from "node:crypto";
import { gunzipSync, inflateRawSync } from "node:zlib";

/** Contents of an archive: a hash for each path. */
type Contents = ReadonlyMap<string, string>;

/**
 * Returns the part of a file in an archive that belongs to the release, since some formats also record the time and the tool
 * of the build. Undefined for files that are not part of the package, such as signatures that a registry adds.
 */
export type Essence = (path: string, data: Buffer) => Buffer | undefined;

/** Hashes one file; of an archive in an archive, its files. */
function hashOf(path: string, data: Buffer, essence: Essence): string | undefined {
  const plain = path.endsWith(".gz") && !path.endsWith(".tar.gz") ? gunzipSync(data) : data;
  const own = essence(path, plain);
  if (own === undefined) return undefined;
  const inner = path.endsWith(".tar.gz") ? contentsOf(own, essence) : undefined;
  return createHash("sha256")
    .update(inner ? JSON.stringify([...inner].sort(byPath)) : own)
    .digest("hex");
}

/** Zip archives (wheels, jars, NuGet packages), read by their central directory (APPNOTE 4.3.12). */
function zipContents(archive: Buffer, essence: Essence): Contents {
  const contents = new Map<string, string>();
  const end = archive.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (end < 0) return contents;
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const path = archive.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    const [size, local] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)];
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(start, start + size);
    const hash = path.endsWith("/") ? undefined : hashOf(path, unpacked(archive.readUInt16LE(at + 10), data), essence);
    if (hash !== undefined) contents.set(path, hash);
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return contents;
}

/** Data of an entry: deflated, or as it is. */
function unpacked(method: number, data: Buffer): Buffer {
  return method === 8 ? inflateRawSync(data) : data;
}

/** Tar archives (npm packages, source distributions, gems). Names of GNU's and pax' long form are told apart by order. */
function tarContents(archive: Buffer, essence: Essence): Contents {
  const contents = new Map<string, string>();
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0; ) {
    const text = (from: number, length: number): string =>
      archive.toString("utf8", at + from, at + from + length).replace(/\0.*$/s, "");
    const size = Number.parseInt(text(124, 12).trim() || "0", 8);
    const path = [text(345, 155), text(0, 100)].filter((part) => part !== "").join("/");
    const type = text(156, 1);
    const data = archive.subarray(at + 512, at + 512 + size);
    // The header of a long name holds the name as data. Its other fields, such as times, are not part of the contents.
    const isName = type === "x" || type === "L";
    const hash = isName ? nameIn(data) : type === "" || type === "0" ? hashOf(path, data, essence) : undefined;
    if (hash !== undefined) contents.set(isName ? `${contents.size}:name` : path, hash);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return contents;
}

function nameIn(data: Buffer): string {
  const text = data.toString("utf8");
  return /\bpath=([^\n]*)/.exec(text)?.[1] ?? "";
}

function contentsOf(archive: Buffer, essence: Essence): Contents | undefined {
  if (archive[0] === 0x50 && archive[1] === 0x4b) return zipContents(archive, essence);
  if (archive[0] === 0x1f && archive[1] === 0x8b) return tarContents(gunzipSync(archive), essence);
  return archive.toString("latin1", 257, 262) === "ustar" ? tarContents(archive, essence) : undefined;
}

const byPath = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : 1);

/**
 * Whether two archives hold the same files. Their bytes may still differ, since archives record times, compressors differ
 * between machines, and some registries sign the packages that they receive.
 */
export function sameContents(one: Buffer, other: Buffer, essence: Essence = (_, data) => data): boolean {
  if (one.equals(other)) return true;
  const [left, right] = [one, other].map((archive) => contentsOf(archive, essence));
  if (!left || !right) return false;
  const sorted = (contents: Contents): string => JSON.stringify([...contents].sort(byPath));
  return left.size > 0 && sorted(left) === sorted(right);
}
