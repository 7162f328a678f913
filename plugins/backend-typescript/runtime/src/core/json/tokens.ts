/**
 * The tokens of a valid JSON text but `true`, `false` and `null`: strings with their quotes, numbers, punctuation. Strings
 * are scanned, since a regular expression that matches one of many megabytes exceeds the stack of the engine.
 */
export function* tokensOf(text: string): Generator<string, void, undefined> {
  const start = /["{}[\],:\d-]/g;
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const { index } = found;
    const first = found[0];
    let end = index + 1;
    if (first === '"') end = endOfString(text, end);
    else if (!/[{}[\],:]/.test(first)) end = endOfNumber(text, end);
    start.lastIndex = end;
    yield text.slice(index, end);
  }
}

/** Where a string ends whose text begins here: after the first quote that has an even number of backslashes before it. */
function endOfString(text: string, from: number): number {
  let quote = text.indexOf('"', from);
  while (quote >= 0) {
    let before = quote;
    while (before > from && text[before - 1] === "\\") before -= 1;
    if ((quote - before) % 2 === 0) return quote + 1;
    quote = text.indexOf('"', quote + 1);
  }
  return text.length;
}

function endOfNumber(text: string, from: number): number {
  let end = from;
  while (end < text.length && "0123456789.eE+-".includes(text[end] ?? " ")) end += 1;
  return end;
}
