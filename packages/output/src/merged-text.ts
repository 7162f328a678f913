import { linesOfBothSides } from "./conflicts.js";

/**
 * Whether a text is what version control made of texts that were generated in two branches, and no edit of a user is in
 * it: each of its lines was generated, and no line is missing that all of them have. Conflict markers are left out.
 */
export function isMergeOf(text: string, generated: readonly string[]): boolean {
  const counts = generated.map((one) => countLines(one.split("\n")));
  const own = countLines(linesOfBothSides(text.replaceAll("\r\n", "\n")));
  const [first, ...others] = counts;
  if (first === undefined) return false;
  const isGenerated = [...own.keys()].every((line) => counts.some((one) => one.has(line)));
  return (
    isGenerated &&
    [...first].every(([line, count]) => {
      const least = Math.min(count, ...others.map((one) => one.get(line) ?? 0));
      return (own.get(line) ?? 0) >= least;
    })
  );
}

function countLines(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
