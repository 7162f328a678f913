import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { sha256 } from "./hash.js";
import { STATE_FOLDER } from "./paths.js";
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

/** The lowest level: 14 MB take less than 0.1 s, and shrink to a tenth. */
const LEVEL = 1;

/** The contents of files. Same contents, same bytes. */
export function printBase(tree: OutputTree, paths: Iterable<string>): Uint8Array {
  const files = Object.fromEntries([...paths].map((path) => [path, tree.get(path)?.content ?? ""]));
  return brotliCompressSync(JSON.stringify(files), { params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL } });
}

/**
 * What a state folder (or the folder of a stopped run) holds. Read at the first question, since most runs have none. A
 * file that is missing or damaged holds nothing: edits to files are then kept as copies.
 */
export function openBase(folder: string): Base {
  let files: { readonly [path: string]: unknown } | undefined;
  return {
    find(path, hashes) {
      files ??= readBase(join(folder, BASE_NAME));
      const content = Object.hasOwn(files, path) ? files[path] : undefined;
      return typeof content === "string" && hashes.includes(sha256(content)) ? content : undefined;
    },
  };
}

function readBase(path: string): { readonly [path: string]: unknown } {
  try {
    const data: unknown = JSON.parse(brotliDecompressSync(readFileSync(path)).toString("utf8"));
    return typeof data === "object" && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
}
