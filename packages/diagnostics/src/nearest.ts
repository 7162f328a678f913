/** Steps (insert, delete, replace, swap of neighbours) from one text to the other, by UTF-16 code unit. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** `max-retries`, `maxRetries` and `max_retries` are one name to whoever mistyped it. */
function plain(name: string): string {
  return name.replaceAll(/[-_. ]/g, "").toLowerCase();
}

/**
 * The candidate that the author of `name` most likely meant: equal but for case and separators, or few typing errors
 * away. Undefined where nothing is close. Of equally close ones the first wins.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(name).slice(0, 100);
  const limit = Math.max(1, Math.min(3, Math.floor(wanted.length / 3)));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const other = plain(candidate);
    if (Math.abs(other.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, other);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * Reports whether a name equals another one but for a single typing error. Letter case and separators are ignored. A
 * plural is not an error.
 */
export function isTypo(name: string, meant: string): boolean {
  const [one, other] = [plain(name), plain(meant)];
  return editDistance(one, other) <= 1 && one !== `${other}s` && other !== `${one}s`;
}

/** The question at the end of a message, after a space; nothing where no name is near. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? "" : ` Did you mean \`${meant}\`?`;
}

/** The same question as the help of a finding. */
export function helpWithNearest(meant: string | undefined): { readonly help?: string } {
  return meant === undefined ? {} : { help: didYouMean(meant).trim() };
}
