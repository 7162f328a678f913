/** Edit distance (Levenshtein) of two words, or `limit + 1` where it is beyond the limit. */
function distance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      const substitution = (previous[column - 1] ?? 0) + same;
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[right.length] ?? limit + 1;
}

/** The candidate that a misspelt word most likely means; undefined where none is near. Ties go to the first. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of candidates) {
    const found = distance(word.toLowerCase(), candidate.toLowerCase(), limit);
    if (found < least) [best, least] = [candidate, found];
  }
  return best;
}
