import { isPlural } from "./nouns.js";
import type { Segment, Segments } from "./segments.js";
import { isAction } from "./verbs.js";

/** Groups below each other that paths make: deeper ones are words of methods. */
const MAX_DEPTH = 2;

interface Call {
  /** Upper case. */
  readonly method: string;
  /** Words of the operationId. */
  readonly id: readonly string[] | undefined;
}

/**
 * How many segments of a path make the groups of its operations, the first of them the outermost. Says nothing of other
 * paths, so that adding an operation moves no other one.
 */
export function groupDepth({ list }: Segments, { method, id }: Call): number {
  const isOwnName =
    id !== undefined &&
    sameWords(
      id,
      list.flatMap(({ words }) => words),
    );
  let depth = 0;
  while (depth < MAX_DEPTH && depth < list.length && isGroup(list, depth, method, isOwnName)) depth++;
  return depth;
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.join(" ").toLowerCase() === b.join(" ").toLowerCase();
}

/**
 * A verb of reading below a group is not a group, even if more segments follow it: `/credit_notes/preview/lines`
 * belongs with `/credit_notes/preview`. Where an operationId is the path itself, its last segment is the name of a
 * remote call:
 * `/sendMessage`.
 */
function isGroup(list: readonly Segment[], at: number, method: string, isOwnName: boolean): boolean {
  const { words, item } = list[at]!;
  const isLast = at === list.length - 1;
  if (item) return true;
  if (isLast && isOwnName) return false;
  if (at > 0) return isLast ? isPlural(words.at(-1)) !== false && !isAction(words, method) : !isAction(words, "GET");
  return !isLast || !isAction(words, "POST");
}
