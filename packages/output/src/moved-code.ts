import { conflictLines } from "./conflicts.js";
import { mergeEdited } from "./edits.js";
import { fingerprint } from "./hash.js";
import type { EditedBlock } from "./merge.js";
import type { PlanInput, WritePlan } from "./write-plan.js";

/** Lines that a block may lose at either end: a comparison of texts takes equal ones between two blocks for either's. */
const MAX_TRIM = 3;
/** Lines with text that a block must have: shorter ones may stand anywhere. */
const MIN_LINES = 3;

/**
 * Carries edits of code that another file has now over to that file: code that one file lost and one other file got,
 * line by line the same, and only there. What is not as certain as this stays a conflict.
 */
export function carryMovedCode(input: PlanInput, plan: WritePlan): void {
  for (const path of [...plan.conflicts.keys()]) carryFrom(path, input, plan);
}

function carryFrom(path: string, input: PlanInput, plan: WritePlan): void {
  const found = input.disk?.read(path);
  const generated = input.tree.get(path);
  const base = found && input.earlier.basesOf(path, fingerprint(found))[0];
  // Markers of an earlier run are the user's to resolve.
  if (base === undefined || generated === undefined || conflictLines(found!.toString()).length > 0) return;
  const merged = mergeEdited(base, found!, generated, (block) => carry(path, block, input, plan));
  if (merged && plan.carried.some(([from]) => from === path)) settle(path, merged.content, input, plan);
}

/** Puts an edited block where the block is generated now. False where that is not certain. */
function carry(from: string, block: EditedBlock, input: PlanInput, plan: WritePlan): boolean {
  // Who deletes code may want it neither here nor there.
  if (block.edited.every((line) => line.trim() === "")) return false;
  // Of two files that give each other code, neither could be written last.
  if (plan.carried.some(([, to]) => to === from)) return false;
  const candidates = trimmed(block);
  const smallest = candidates.at(-1);
  // Most blocks that a run took out are in no other file.
  const isElsewhere = input.tree.entries().some(([, { content }]) => smallest && content.includes(smallest.base));
  for (const { base, edited } of isElsewhere ? candidates : []) {
    const to = homeOf(from, base, input, plan);
    if (to === undefined) continue;
    settle(to, replaced(textAt(to, input, plan), base, edited), input, plan);
    plan.carried.push([from, to]);
    return true;
  }
  return false;
}

/** What a file is going to hold. */
function textAt(path: string, { tree }: PlanInput, { merged }: WritePlan): string {
  return merged.get(path) ?? tree.get(path)?.content ?? "";
}

/** Notes what an edited file holds after the run. */
function settle(path: string, content: string, { tree }: PlanInput, plan: WritePlan): void {
  const lines = conflictLines(content);
  if (lines.length > 0) plan.conflicts.set(path, lines);
  else plan.conflicts.delete(path);
  if (content === tree.get(path)?.content) {
    plan.merged.delete(path);
    plan.held.delete(path);
  } else {
    plan.merged.set(path, content);
    plan.held.set(path, fingerprint(content));
  }
}

/** A block, and the same without lines at its ends that the user did not change: the longest first. */
function trimmed({ base, edited }: EditedBlock): { readonly base: string; readonly edited: string }[] {
  const shorter = Math.min(base.length, edited.length);
  let head = 0;
  while (head < shorter && base[head] === edited[head]) head++;
  let tail = 0;
  while (tail < shorter - head && base.at(-1 - tail) === edited.at(-1 - tail)) tail++;
  const cut = (lines: readonly string[], start: number, end: number) => lines.slice(start, lines.length - end);
  const cuts: [number, number][] = [];
  for (let start = 0; start <= Math.min(head, MAX_TRIM); start++) {
    for (let end = 0; end <= Math.min(tail, MAX_TRIM); end++) cuts.push([start, end]);
  }
  cuts.sort(([a, b], [c, d]) => a + b - c - d);
  return cuts
    .filter(([start, end]) => cut(base, start, end).filter((line) => line.trim() !== "").length >= MIN_LINES)
    .map(([start, end]) => ({
      base: cut(base, start, end).join("\n"),
      edited: cut(edited, start, end).join("\n"),
    }));
}

/** The one file that a block is in now; undefined where it is in none or in several, or was there before. */
function homeOf(from: string, block: string, input: PlanInput, plan: WritePlan): string | undefined {
  const homes = input.tree.entries().filter(([, { content }]) => countOf(content, block) > 0);
  const [only] = homes;
  if (!only || homes.length > 1 || only[0] === from) return undefined;
  const [to] = only;
  if (plan.carried.some(([other]) => other === to)) return undefined;
  const isWritten = plan.create.includes(to) || (plan.update.includes(to) && !plan.edited.includes(to));
  if (!isWritten || countOf(textAt(to, input, plan), block) !== 1) return undefined;
  const before = plan.create.includes(to) ? "" : input.earlier.basesOf(to, "")[0];
  return before === undefined || countOf(before, block) > 0 ? undefined : to;
}

/** Where whole lines of a text are those of a block. */
function countOf(text: string, block: string): number {
  return `\n${text}\n`.split(`\n${block}\n`).length - 1;
}

function replaced(text: string, block: string, edited: string): string {
  const [before = "", after = ""] = `\n${text}\n`.split(`\n${block}\n`);
  return `${before}\n${edited}\n${after}`.slice(1, -1);
}
