/**
 * Rows of cells as lines of text, columns one space apart. A column is as wide as its widest cell among neighbouring rows
 * that have a further cell behind it; the last cell of a row is never padded. Widths are counted in code points, as
 * `gofmt` counts them.
 */
export function alignRows(rows: readonly (readonly string[])[]): string[] {
  const texts = rows.map(() => "");
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  for (let column = 0; column < columns; column++) alignColumn(rows, column, texts);
  return texts;
}

function alignColumn(rows: readonly (readonly string[])[], column: number, texts: string[]): void {
  let widest = 0;
  for (const [index, row] of rows.entries()) {
    const cell = row[column];
    if (cell === undefined) continue;
    const isLast = row.length === column + 1;
    const continues = !isLast && index > 0 && (rows[index - 1] as readonly string[]).length > column + 1;
    if (!isLast && !continues) widest = widthFrom(rows, index, column);
    texts[index] += isLast ? cell : `${cell}${" ".repeat(widest - [...cell].length + 1)}`;
  }
}

/** Width of the column in the run of rows that starts at an index. */
function widthFrom(rows: readonly (readonly string[])[], start: number, column: number): number {
  let widest = 0;
  for (let at = start; at < rows.length; at++) {
    const row = rows[at] as readonly string[];
    if (row.length <= column + 1) break;
    widest = Math.max(widest, [...(row[column] as string)].length);
  }
  return widest;
}
