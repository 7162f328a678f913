import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.js";

/** A real definition of the corpus. */
export interface CorpusEntry {
  /** Relative to the corpus folder. */
  readonly path: string;
  /** Absolute. */
  readonly file: string;
  /** `openapi`, `asyncapi`, `proto`, ... */
  readonly kind: string;
  /** Version of the format, such as `3.0.3`. */
  readonly version: string;
  readonly bytes: number;
  readonly operations: number;
}

/** The corpus, or why there is none: a test that needs it is then skipped with that reason, and counted. */
export type Corpus =
  | { readonly kind: "found"; readonly folder: string; readonly entries: readonly CorpusEntry[] }
  | { readonly kind: "absent"; readonly reason: string };

/**
 * Looks for the corpus beside the checkout. The corpus is not part of the checkout, because it contains other people's
 * definitions under their licences.
 */
export function findCorpus(root: string = ROOT): Corpus {
  const folder = join(root, "../shared/corpus");
  const index = join(folder, "INDEX.tsv");
  if (!existsSync(index)) return { kind: "absent", reason: `There is no corpus: ${index} does not exist.` };
  const [, ...rows] = readFileSync(index, "utf8").split("\n");
  const entries = rows.filter((row) => row.trim() !== "").map((row) => parseRow(folder, row));
  return { kind: "found", folder, entries };
}

function parseRow(folder: string, row: string): CorpusEntry {
  const [path = "", kind = "", version = "", bytes, operations] = row.split("\t");
  return { path, file: join(folder, path), kind, version, bytes: Number(bytes), operations: Number(operations) };
}
