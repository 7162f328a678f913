/** Lines that declare nothing. */
const SKIPPED = /^(?:$|<\?php|declare\(|use |#\[|\/\/|\*)/;

/** What begins a member of a class. */
const MEMBER = /^(?:(?:abstract|final|public|protected|private|static|readonly|const|function|case|use)\b)/;

/** Text of several lines as it would stand in one. */
const joined = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .join(" ")
    .replaceAll("( ", "(")
    .replaceAll(/,? \)/g, ")");

/** A declaration without its body and without the value of a constant or a property. */
function headOf(text: string): string {
  if (/\bfunction\b/.test(text)) return text.replace(/\s*(?:\{\}?|;)$/, "");
  return text.replace(/ = [\s\S]*$|\s*(?:\{\}?|;)$/, "");
}

/** Where the comment that begins on a line ends. */
function endOfComment(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && !lines[at]?.trimEnd().endsWith("*/")) at++;
  return at + 1;
}

/** Where the line after a declaration is, and where its body is: the next lines up to one of the same indentation. */
function endOfHead(lines: readonly string[], from: number, indent: string): number {
  const isEnd = (line: string): boolean => /[;{}]$/.test(line.trimEnd());
  let at = from;
  while (at < lines.length && !isEnd(lines[at] ?? "") && lines[at + 1] !== `${indent}{`) at++;
  // Values go over lines.
  if (/[[(]$/.test((lines[from] ?? "").trimEnd()) || /[[(,]$/.test((lines[at] ?? "").trimEnd())) {
    while (at < lines.length && !new RegExp(`^${indent}[\\])]+.*[;{}]$`).test(lines[at] ?? "")) at++;
  }
  return at + 1;
}

/** The declarations of an emitted PHP file, without comments, imports, bodies and values; nothing of other files. */
export function signatures(path: string, content: string): string {
  if (!path.endsWith(".php")) return "";
  const lines = content.split("\n");
  const declared: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const text = line.trim();
    const indent = line.slice(0, line.length - line.trimStart().length);
    if (text.startsWith("/*")) {
      at = endOfComment(lines, at);
      continue;
    }
    const isMember = indent.length === 4 && MEMBER.test(text);
    const isType = indent === "" && !SKIPPED.test(text) && !/^[{}\])]/.test(text);
    if (!isMember && !isType) {
      at++;
      continue;
    }
    const end = endOfHead(lines, at, indent);
    declared.push(`${indent}${headOf(joined(lines.slice(at, end)))}\n`);
    at = end;
    if (isMember && lines[at] === `${indent}{`) while (at < lines.length && lines[at] !== `${indent}}`) at++;
  }
  return declared.join("");
}
