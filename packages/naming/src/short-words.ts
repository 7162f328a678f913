/** Letters beyond which a name that nobody chose is shortened. */
const LIMIT = 60;

/** Words that say where in a definition something stands, and not what it is. */
const fillers = new Set("request response body item items param params data and with value object".split(" "));

/** Outer words that tell what a name belongs to, such as `create payment intent`. The forms are tried in this order. */
const HEADS = [3, 5, 1] as const;

/** Whether the name that words make is shortened. */
export const isTooLong = (words: readonly string[]): boolean =>
  words.reduce((sum, word) => sum + word.length, 0) > LIMIT;

/** Leaves out words that may go, the outermost first, until the rest is short enough. The last word stays. */
function without(
  words: readonly string[],
  mayGo: (words: readonly string[], at: number) => boolean,
): readonly string[] {
  let rest = words;
  for (let at = 0; at < rest.length - 1 && isTooLong(rest); ) {
    if (mayGo(rest, at)) rest = [...rest.slice(0, at), ...rest.slice(at + 1)];
    else at++;
  }
  return rest;
}

function isRepeated(words: readonly string[], at: number): boolean {
  const word = words[at]?.toLowerCase();
  return words.some((other, index) => index > at && other.toLowerCase() === word);
}

function isFiller(words: readonly string[], at: number): boolean {
  return at > 0 && fillers.has(words[at]?.toLowerCase() ?? "");
}

/**
 * The words of an inferred name, so that its name is no longer than it must be to be told from others: words that come
 * again go first, then those that say little, then those in the middle, always the outermost first and never more than
 * needed. Several forms, the best first and the whole name last; the words themselves where they are short enough.
 */
export function shortForms(words: readonly string[]): readonly (readonly string[])[] {
  if (!isTooLong(words)) return [words];
  const forms = HEADS.flatMap((head) => {
    const once = without(words, (rest, at) => at >= head && isRepeated(rest, at));
    const telling = [without(once, isFiller), without(words, isFiller), words];
    return telling.map((start) => without(start, (_, at) => at >= head));
  });
  return [...forms.filter((form) => !isTooLong(form)), words];
}
