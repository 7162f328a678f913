import { extname } from "node:path/posix";
import { conflictLines } from "./conflicts.js";
import { fingerprint } from "./hash.js";
import { type EditedBlock, mergeTexts, similarity } from "./merge.js";

/** An edited file with the new generated text merged into it. */
export interface Merged {
  readonly content: string;
  /** Lines of the content at which conflicts begin, counted from 1. */
  readonly conflicts: readonly number[];
  /** Fingerprint of the content. */
  readonly hash: string;
}

/**
 * Merges newly generated text into a user's edit of the earlier one. Undefined for bytes that are not UTF-8, which
 * cannot be merged by lines. Line ends stay those of the edited file.
 */
export function mergeEdited(
  base: string,
  edited: Uint8Array,
  generated: string,
  isMoved?: (block: EditedBlock) => boolean,
): Merged | undefined {
  const text = Buffer.from(edited).toString("utf8");
  if (!Buffer.from(text).equals(edited)) return undefined;
  const hasCrLf = text.includes("\r\n");
  const merged = mergeTexts(base, hasCrLf ? text.replaceAll("\r\n", "\n") : text, generated, isMoved);
  const content = hasCrLf ? merged.replaceAll("\n", "\r\n") : merged;
  return { content, conflicts: conflictLines(content), hash: fingerprint(content) };
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
