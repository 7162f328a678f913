const SKIPPED = /^(?:#|$|end\b|private$|protected$)/;

/** What begins a declaration. */
const DECLARATION = /^(?:class|module|def|alias|attr_\w+|include|extend|private_constant|autoload|[A-Z]\w* =)/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Text of several lines as it would stand in one. */
const joined = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .join(" ")
    .replaceAll("( ", "(")
    .replaceAll(" )", ")");

/** Where the line after the head of a method is: its parameters may go over lines. */
function endOfHead(lines: readonly string[], from: number): number {
  if (!/\($/.test((lines[from] ?? "").trimEnd())) return from + 1;
  const indent = indentOf(lines[from] ?? "");
  let at = from + 1;
  while (at < lines.length && !(indentOf(lines[at] ?? "") === indent && /^\s*\)/.test(lines[at] ?? ""))) at++;
  return at + 1;
}

/** Where the line after the body of a method or the value of a constant is. */
function endOfBody(lines: readonly string[], from: number, indent: number): number {
  let at = from;
  while (at < lines.length && (lines[at]?.trim() === "" || indentOf(lines[at] ?? "") > indent)) at++;
  return /^\s*(?:end|[\])}])/.test(lines[at] ?? "") && indentOf(lines[at] ?? "") === indent ? at + 1 : at;
}

/** The declarations of an emitted Ruby file, without comments, bodies and values; nothing of other files. */
export function signatures(path: string, content: string): string {
  if (!path.endsWith(".rb")) return "";
  const lines = content.split("\n");
  const declared: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const text = line.trim();
    if (SKIPPED.test(text) || !DECLARATION.test(text)) {
      at++;
      continue;
    }
    const indent = indentOf(line);
    const isMethod = text.startsWith("def ");
    const head = isMethod ? endOfHead(lines, at) : at + 1;
    const declaration = joined(lines.slice(at, head)).replace(/^([A-Z]\w*) = .*/, "$1");
    declared.push(`${" ".repeat(indent)}${declaration}\n`);
    const hasBody = isMethod || /^[A-Z]\w* =/.test(text);
    at = hasBody ? endOfBody(lines, head, indent) : head;
  }
  return declared.join("");
}
