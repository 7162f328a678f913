import { diffArrays } from "diff";
import { conflictOf } from "./conflicts.js";

/** Texts that differ by more lines than this count as different from end to end. */
const MAX_EDITS = 20_000;

/** Lines of the base that a side replaces: from `start` up to, but without, `end`. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** Lines of the base that a new run took out, and that the user had changed. */
export interface EditedBlock {
  readonly base: readonly string[];
  readonly edited: readonly string[];
}

/**
 * Merges the changes that a user and a new run made to a generated text. Where both changed the same lines in different
 * ways, both versions are kept between conflict markers, unless `isMoved` says that the user's one is taken care of.
 * Changes to neighbouring lines do not conflict.
 */
export function mergeTexts(
  base: string,
  ours: string,
  theirs: string,
  isMoved: (block: EditedBlock) => boolean = () => false,
): string {
  const lines = base.split("\n");
  const mine = changesOf(lines, ours.split("\n"));
  const other = changesOf(lines, theirs.split("\n"));
  const merged: string[] = [];
  let done = 0;
  for (const hunk of hunksOf(mine, other)) {
    merged.push(...lines.slice(done, hunk.start));
    merged.push(...textOf(lines, hunk, isMoved));
    done = hunk.end;
  }
  merged.push(...lines.slice(done));
  return merged.join("\n");
}

function changesOf(base: readonly string[], lines: readonly string[]): Change[] {
  const parts = diffArrays([...base], [...lines], { maxEditLength: MAX_EDITS });
  if (parts === undefined) return [{ start: 0, end: base.length, lines }];
  const changes: Change[] = [];
  let at = 0;
  for (const { added, removed, value } of parts) {
    const last = changes.at(-1);
    const touches = last?.end === at && (added || removed) ? changes.pop() : undefined;
    if (added) changes.push({ start: touches?.start ?? at, end: at, lines: [...(touches?.lines ?? []), ...value] });
    else if (removed) {
      changes.push({ start: touches?.start ?? at, end: at + value.length, lines: touches?.lines ?? [] });
    }
    if (!added) at += value.length;
  }
  return changes;
}

/** A range of the base with the changes of both sides to it. Without those of one side it is not a conflict. */
interface Hunk {
  start: number;
  end: number;
  readonly ours: Change[];
  readonly theirs: Change[];
}

function hunksOf(ours: readonly Change[], theirs: readonly Change[]): Hunk[] {
  const all = [
    ...ours.map((change) => ({ change, side: "ours" as const })),
    ...theirs.map((change) => ({ change, side: "theirs" as const })),
  ].sort((a, b) => a.change.start - b.change.start || a.change.end - b.change.end);
  const hunks: Hunk[] = [];
  for (const { change, side } of all) {
    const last = hunks.at(-1);
    const { start, end } = change;
    const hunk = last && overlaps(last, change) ? last : { start, end, ours: [], theirs: [] };
    if (hunk !== last) hunks.push(hunk);
    hunk.end = Math.max(hunk.end, end);
    hunk[side].push(change);
  }
  return hunks;
}

/** Whether a change touches lines of a hunk, or adds lines at the very place where the hunk does. */
function overlaps(hunk: Hunk, { start, end }: Change): boolean {
  return start < hunk.end || (start === hunk.start && end === hunk.end);
}

function textOf(base: readonly string[], hunk: Hunk, isMoved: (block: EditedBlock) => boolean): readonly string[] {
  const ours = applied(base, hunk, hunk.ours);
  const theirs = applied(base, hunk, hunk.theirs);
  if (hunk.theirs.length === 0) return ours;
  if (hunk.ours.length === 0) return theirs;
  const isSame = ours.length === theirs.length && ours.every((line, at) => line === theirs[at]);
  if (isSame || isMoved({ base: base.slice(hunk.start, hunk.end), edited: ours })) return theirs;
  return conflict(ours, theirs);
}

function applied(base: readonly string[], { start, end }: Hunk, changes: readonly Change[]): readonly string[] {
  const lines: string[] = [];
  let done = start;
  for (const change of changes) {
    lines.push(...base.slice(done, change.start), ...change.lines);
    done = change.end;
  }
  return [...lines, ...base.slice(done, end)];
}

/** Both versions between markers, without the lines at their ends that are the same. */
function conflict(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  const shorter = Math.min(ours.length, theirs.length);
  let head = 0;
  while (head < shorter && ours[head] === theirs[head]) head++;
  let tail = 0;
  while (tail < shorter - head && ours.at(-1 - tail) === theirs.at(-1 - tail)) tail++;
  return [
    ...ours.slice(0, head),
    ...conflictOf(ours.slice(head, ours.length - tail), theirs.slice(head, theirs.length - tail)),
    ...ours.slice(ours.length - tail),
  ];
}

/** How much of two texts is the same, line by line, whatever the order: from 0 to 1. */
export function similarity(a: string, b: string): number {
  const counts = new Map<string, number>();
  const first = a.split("\n");
  const second = b.split("\n");
  for (const line of first) counts.set(line, (counts.get(line) ?? 0) + 1);
  let shared = 0;
  for (const line of second) {
    const left = counts.get(line) ?? 0;
    if (left === 0) continue;
    counts.set(line, left - 1);
    shared++;
  }
  return (2 * shared) / (first.length + second.length);
}
