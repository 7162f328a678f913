/** Wide characters take two columns of a terminal, combining marks none; carets have to agree. */
export function width(text: string): number {
  let columns = 0;
  for (const char of text) {
    if (/\p{M}/u.test(char)) continue;
    columns +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(
        char,
      )
        ? 2
        : 1;
  }
  return columns;
}

/** Where a text is folded. */
export interface Fold {
  /** Columns of the terminal; undefined where there is none, and nothing is folded. */
  readonly columns: number | undefined;
  /** Columns that stand in front of the first line already. */
  readonly used: number;
  /** What stands in front of every other line. */
  readonly margin: string;
}

/** Breaks a line between words so that it fits into the columns. A word that does not fit has a line of its own. */
export function fold(line: string, { columns, used, margin }: Fold): string {
  if (columns === undefined || used + width(line) <= columns) return line;
  const lines: string[] = [];
  let current = "";
  let left = columns - used;
  for (const word of line.split(" ")) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (current === "" || width(longer) <= left) {
      current = longer;
      continue;
    }
    lines.push(current);
    current = word;
    left = columns - margin.length;
  }
  return [...lines, current].join(`\n${margin}`);
}
