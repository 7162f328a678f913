// Kept verdicts that no run has needed for long are removed, or their folder would grow with every change for ever.
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Verdicts are touched when they are reused (packages/testkit/src/verdicts.ts): these days have passed since. */
const DAYS = 14;
/** A run without verdicts writes about three thousand: enough for several branches. */
const COUNT = 20_000;

const DAY = 86_400_000;
/** A verdict, or what is still being written of one; nothing else in the folder is touched. */
const VERDICT = /^[0-9a-f]{64}\.json(?<unfinished>\.\d+)?$/;

/**
 * Removes the verdicts of a folder that were not used for long, and of the others the oldest ones beyond a number. Other runs
 * may read, write and prune the same folder meanwhile: whoever misses a verdict asks its question again. Gives how many were
 * removed.
 */
export function pruneVerdicts(folder, { now = Date.now(), days = DAYS, count = COUNT } = {}) {
  const verdicts = namesIn(folder).flatMap((name) => {
    const match = VERDICT.exec(name);
    const used = match && statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
    return used ? [{ name, used, isUnfinished: match.groups.unfinished !== undefined }] : [];
  });
  const finished = verdicts.filter(({ isUnfinished }) => !isUnfinished).sort((a, b) => b.used - a.used);
  // What is unfinished after a day was left by a run that was ended.
  const unfinished = verdicts.filter(({ isUnfinished, used }) => isUnfinished && used < now - DAY);
  const old = finished.filter(({ used }, index) => index >= count || used < now - days * DAY);
  const removed = [...unfinished, ...old];
  for (const { name } of removed) rmSync(join(folder, name), { force: true });
  return removed.length;
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
