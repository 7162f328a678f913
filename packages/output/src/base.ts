import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { sha256 } from "./hash.js";
import { STATE_FOLDER } from "./paths.js";
import { readRegular } from "./regular.js";
import type { OutputTree } from "./tree.js";

/** Name of the file in a state folder that holds what was generated last, compressed. */
export const BASE_NAME = "generated.br";
/** Path of that file within an output folder. */
export const BASE_FILE = `${STATE_FOLDER}/${BASE_NAME}`;

/** What a run generated, before edits were merged into it. */
export interface Base {
  /** The content that has this hash; undefined where the base does not hold it. */
  find(path: string, hashes: readonly string[]): string | undefined;
}

/** The lowest level: 14 MB take 0.02 s, and shrink to an eighth. */
const LEVEL = 0;

/** What stands before the contents: in their order, the path of each file and the bytes that it takes. */
type Index = readonly (readonly [path: string, bytes: number])[];

/** The contents of files. Same contents, same bytes. */
export function printBase(tree: OutputTree, paths: Iterable<string>): Uint8Array {
  const contents = Array.from(paths, (path) => [path, tree.get(path)?.content ?? ""] as const);
  const index: Index = contents.map(([path, content]) => [path, Buffer.byteLength(content)]);
  const head = `${JSON.stringify(index)}\n`;
  const whole = Buffer.allocUnsafe(index.reduce((sum, [, bytes]) => sum + bytes, Buffer.byteLength(head)));
  // Each by itself: one character beyond Latin-1 would double the size of a text that holds all of them.
  let at = whole.write(head);
  for (const [, content] of contents) at += whole.write(content, at);
  return brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL } });
}

/**
 * What a state folder (or the folder of a stopped run) holds. Read at the first question, since most runs have none. A
 * file that is missing or damaged holds nothing: edits to files are then kept as copies.
 */
export function openBase(folder: string): Base {
  let files: ReadonlyMap<string, Buffer> | undefined;
  return {
    find(path, hashes) {
      files ??= readBase(join(folder, BASE_NAME));
      const content = files.get(path)?.toString();
      return content !== undefined && hashes.includes(sha256(content)) ? content : undefined;
    },
  };
}

/**
 * Bytes of all files of the largest SDK whose edits can be merged: the file comes with clones of other people's
 * repositories, and what takes a few bytes compressed may fill all memory. GitHub's whole API takes 26 MB in Java.
 */
const MOST_UNPACKED = 128 * 1024 * 1024;
/** Bytes of the longest index: 100,000 files take 10 MB. */
const LONGEST_INDEX = 16 * 1024 * 1024;

function readBase(path: string): ReadonlyMap<string, Buffer> {
  try {
    const compressed = readRegular(path);
    return compressed ? filesOf(brotliDecompressSync(compressed, { maxOutputLength: MOST_UNPACKED })) : new Map();
  } catch {
    return new Map();
  }
}

function filesOf(whole: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = whole.subarray(0, LONGEST_INDEX).indexOf("\n") + 1;
  for (const [name, bytes] of JSON.parse(whole.toString("utf8", 0, at)) as Index) {
    files.set(name, whole.subarray(at, at + bytes));
    at += bytes;
  }
  return files;
}
