/** Line breaks of a text: LF, CRLF or CR. */
export interface LineIndex {
  /** One-based line and column (UTF-16 code units) of a zero-based offset. */
  at(offset: number): { readonly line: number; readonly column: number };
  /** Text of a one-based line without its line break; empty beyond the end. */
  text(line: number): string;
  /** Offset of the first character of a one-based line. */
  start(line: number): number;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  if (!text.includes("\r")) {
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    return starts;
  }
  for (const found of text.matchAll(/\r\n|\n|\r/g)) starts.push(found.index + found[0].length);
  return starts;
}

/** Index of a text's lines. Costs one pass over the text: make it only when a position is asked for. */
export function indexLines(text: string): LineIndex {
  const starts = lineStarts(text);
  const start = (line: number): number => starts[line - 1] ?? text.length;
  return {
    at(offset) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    },
    text: (line) => {
      let end = start(line + 1);
      // A regular expression would look for the end of the line at each of its characters.
      while (end > start(line) && "\r\n".includes(text.charAt(end - 1))) end--;
      return text.slice(start(line), end);
    },
    start,
  };
}
