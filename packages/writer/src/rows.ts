/**
 * Rows of cells as lines of text, columns one space apart. A column is as wide as its widest cell among neighbouring rows
 * that have a further cell behind it; the last cell of a row is never padded. Widths are counted in code points, as
 * `gofmt` counts them.
 */
export function alignRows(rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 1) return rows.map((row) => row.join(" "));
  const texts = rows.map(() => "");
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  for (let column = 0; column < columns; column++) alignColumn(rows, column, texts);
  return texts;
}

const surrogate = /[\ud800-\udfff]/;

function codePoints(text: string): number {
  return surrogate.test(text) ? [...text].length : text.length;
}

function alignColumn(rows: readonly (readonly string[])[], column: number, texts: string[]): void {
  let widest = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as readonly string[];
    const cell = row[column];
    if (cell === undefined) continue;
    const isLast = row.length === column + 1;
    const continues = !isLast && index > 0 && (rows[index - 1] as readonly string[]).length > column + 1;
    if (!isLast && !continues) widest = widthFrom(rows, index, column);
    texts[index] += isLast ? cell : `${cell}${" ".repeat(widest - codePoints(cell) + 1)}`;
  }
}

/** Width of the column in the run of rows that starts at an index. */
function widthFrom(rows: readonly (readonly string[])[], start: number, column: number): number {
  let widest = 0;
  for (let at = start; at < rows.length; at++) {
    const row = rows[at] as readonly string[];
    if (row.length <= column + 1) break;
    widest = Math.max(widest, codePoints(row[column] as string));
  }
  return widest;
}

/** Keys longer than this share a column only with keys of about their length. */
const SMALL_KEY = 40;
const KEY_RATIO = 2.5;

/** Whether the value behind a key stands in the column of the run of keys before it. */
function sharesColumn(run: readonly number[], width: number): boolean {
  const before = run.at(-1) ?? 0;
  if (before === 0 || width === 0) return false;
  if (before <= SMALL_KEY && width <= SMALL_KEY) return true;
  const mean = Math.exp(run.reduce((sum, key) => sum + Math.log(key), 0) / run.length);
  return width < mean * KEY_RATIO && width * KEY_RATIO > mean;
}

/**
 * Spaces behind each key of a literal that has a line for each element, as `gofmt` aligns the values. Takes the widths of
 * the keys. A width of 0, for an element without a key or with a value of several lines, ends a column; so does a long
 * key that is much longer or shorter than those before it.
 */
export function keyPadding(widths: readonly number[]): number[] {
  const runs: number[][] = [];
  for (const width of widths) {
    const run = runs.at(-1);
    if (run && sharesColumn(run, width)) run.push(width);
    else runs.push([width]);
  }
  return runs.flatMap((run) => run.map((width) => Math.max(...run) - width));
}
