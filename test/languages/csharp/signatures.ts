const OPENS_TYPE = /\b(?:class|interface|enum|record|struct) \w+/;

/** Lines that declare nothing. Attributes and comments stand on lines of their own. */
const SKIPPED = /^(?:$|\/\/|using |\[\w|#|[{}])/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Whether a line goes on with what a line before it began. */
const goesOn = (line: string, indent: number): boolean =>
  line.trim() !== "" && (indentOf(line) > indent || (indentOf(line) === indent && /^[){}]/.test(line.trim())));

/** Where a value, a body or accessors with bodies begin that are not among the parameters; the length of the text where none do. */
function endOfHead(text: string): number {
  const depthAt = (at: number): number => text.slice(0, at).split("(").length - text.slice(0, at).split(")").length;
  const ends = [...text.matchAll(/ =>| = | \{(?! (?:get|init))|[;,]$/g)].map(({ index }) => index);
  return ends.find((at) => depthAt(at) === 0) ?? text.length;
}

/** A declaration on one line, without its body and its value. */
function headOf(lines: readonly string[]): string {
  const text = lines.map((line) => line.trim()).join(" ");
  return text.slice(0, endOfHead(text)).replaceAll("( ", "(").replaceAll(" )", ")");
}

/** The declarations of an emitted C# file, without comments, imports, bodies and values; nothing of other files. */
export function signatures(path: string, content: string): string {
  if (!path.endsWith(".cs")) return "";
  const lines = content.split("\n");
  const declared: string[] = [];
  let indent = "";
  for (let at = 0; at < lines.length; ) {
    const line = lines[at++] ?? "";
    const text = line.trim();
    if (text === "}" && line.length <= indent.length) indent = indent.slice(4);
    if (SKIPPED.test(text)) continue;
    const own = [line];
    while (lines[at] !== `${indent}{` && goesOn(lines[at] ?? "", indent.length)) own.push(lines[at++] ?? "");
    const head = headOf(own);
    declared.push(`${indent}${head}\n`);
    if (lines[at] !== `${indent}{`) continue;
    if (OPENS_TYPE.test(head)) indent += "    ";
    else while (at < lines.length && !lines[at]?.startsWith(`${indent}}`)) at++;
  }
  return declared.join("");
}
