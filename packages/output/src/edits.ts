import { extname } from "node:path/posix";
import { conflictLines } from "./conflicts.js";
import { fingerprint } from "./hash.js";
import { mergeJson } from "./json-merge.js";
import type { Json } from "./json-values.js";
import { type EditedBlock, mergeTexts, similarity } from "./merge.js";
import type { OutputFile } from "./tree.js";

/** An edited file with the new generated text merged into it. */
export interface Merged {
  readonly content: string;
  /** Lines of the content at which conflicts begin, counted from 1. */
  readonly conflicts: readonly number[];
  /** Fingerprint of the content. */
  readonly hash: string;
  /** Of a document: values that the user and the new run have changed in different ways. The user's are in it. */
  readonly kept?: readonly string[];
}

/**
 * Merges newly generated text into a user's edit of the earlier one. Undefined for bytes that are not UTF-8, which
 * cannot be merged by lines. Line ends stay those of the edited file.
 */
export function mergeEdited(
  base: string,
  edited: Uint8Array,
  { content: generated, kind }: Pick<OutputFile, "content" | "kind">,
  isMoved?: (block: EditedBlock) => boolean,
): Merged | undefined {
  const text = Buffer.from(edited).toString("utf8");
  if (!Buffer.from(text).equals(edited)) return undefined;
  const document = kind === "json" ? mergedDocument(base, text, generated) : undefined;
  if (document !== undefined) return document;
  const hasCrLf = text.includes("\r\n");
  const merged = mergeTexts(base, hasCrLf ? text.replaceAll("\r\n", "\n") : text, generated, isMoved);
  const content = hasCrLf ? merged.replaceAll("\n", "\r\n") : merged;
  return { content, conflicts: conflictLines(content), hash: fingerprint(content) };
}

/** A JSON document with both changes; undefined where one of the texts is not JSON: it is merged by lines then. */
function mergedDocument(base: string, edited: string, generated: string): Merged | undefined {
  try {
    const [before, ours, theirs] = [base, edited, generated].map((text) => JSON.parse(text) as Json) as [
      Json,
      Json,
      Json,
    ];
    const { value, kept } = mergeJson(before, ours, theirs);
    const content = `${JSON.stringify(value, null, 2)}\n`;
    return { content, conflicts: [], hash: fingerprint(content), kept };
  } catch {
    return undefined;
  }
}

/** A file that is as similar as this to one that is gone is the same file under another name. */
const MOVED = 0.6;

/** The new file that holds what an old one held; undefined where none does. */
export function movedTo(
  path: string,
  base: string,
  created: readonly (readonly [path: string, content: string])[],
): string | undefined {
  let best: { readonly to: string; readonly score: number } | undefined;
  for (const [to, content] of created) {
    if (extname(to) !== extname(path)) continue;
    const score = similarity(base, content);
    if (score >= MOVED && score > (best?.score ?? 0)) best = { to, score };
  }
  return best?.to;
}
