const OPENS_TYPE = /^(?:\w+(?:\(set\))? )*(?:struct|class|enum|protocol|extension|actor) /;

/** Lines that declare nothing. Attributes and comments stand on lines of their own. */
const SKIPPED = /^(?:$|\/\/|import |#|@\w+(?:\(.*\))?$|[})\]])/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Whether a line goes on with what a line before it began. */
const goesOn = (line: string, indent: number): boolean =>
  line.trim() !== "" && (indentOf(line) > indent || (indentOf(line) === indent && /^(?:\)|where )/.test(line.trim())));

/** Where a body or a value begins that is not among the parameters; the length of the text where none does. */
function endOfHead(text: string): number {
  const depthAt = (at: number): number => text.slice(0, at).split("(").length - text.slice(0, at).split(")").length;
  const ends = [...text.matchAll(/ = | \{(?= |$)/g)].map(({ index }) => index);
  return ends.find((at) => depthAt(at) === 0) ?? text.length;
}

/** A declaration on one line, without its body and its value. */
function headOf(lines: readonly string[]): string {
  const text = lines.map((line) => line.trim()).join(" ");
  return text.slice(0, endOfHead(text)).replaceAll("( ", "(").replaceAll(" )", ")");
}

const opensBody = (line: string): boolean => / \{$/.test(line);

/** The declarations of an emitted Swift file, without comments, imports, bodies and values; nothing of other files. */
export function signatures(path: string, content: string): string {
  if (!path.endsWith(".swift")) return "";
  const lines = content.split("\n");
  const declared: string[] = [];
  let indent = 0;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at++] ?? "";
    const text = line.trim();
    if (text === "}" && indentOf(line) < indent) indent = indentOf(line);
    if (SKIPPED.test(text)) continue;
    const own = [line];
    while (!opensBody(own.at(-1) ?? "") && goesOn(lines[at] ?? "", indent)) own.push(lines[at++] ?? "");
    const head = headOf(own);
    declared.push(`${" ".repeat(indent)}${head}\n`);
    if (!opensBody(own.at(-1) ?? "")) continue;
    if (OPENS_TYPE.test(head)) indent += 2;
    else while (at < lines.length && !(lines[at]?.trim() !== "" && indentOf(lines[at] ?? "") <= indent)) at++;
  }
  return declared.join("");
}
