const SKIPPED = /^(?:#|from |import )/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Where the line after a statement is: its continuation and its body are indented deeper, or only close brackets. */
function endOf(lines: readonly string[], from: number): number {
  const indent = indentOf(lines[from] ?? "");
  let at = from + 1;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const belongs = line.trim() === "" || indentOf(line) > indent || /^\s*[)\]}]/.test(line);
    if (!belongs) break;
    at++;
  }
  return at;
}

/** Text of several lines as it would stand in one. */
function joined(text: string): string {
  return text.replaceAll(/([([]) /g, "$1").replaceAll(/,? ([)\]])/g, "$1");
}

/** Where the line after a docstring is. */
function endOfText(lines: readonly string[], from: number): number {
  let at = from;
  if (!/^[rR]?""".*"""$/.test((lines[at] ?? "").trim()))
    do at++;
    while (at < lines.length && !lines[at]?.trimEnd().endsWith('"""'));
  return at + 1;
}

/** A `def` or `class` on one line, without what follows its colon. */
function headOf(lines: readonly string[], from: number): string {
  let head = (lines[from] ?? "").trimEnd();
  for (let at = from + 1; at < lines.length && !head.endsWith(":"); at++) head += ` ${(lines[at] ?? "").trim()}`;
  return head
    .replaceAll(/([([]) /g, "$1")
    .replaceAll(/,? ([)\]])/g, "$1")
    .replace(/:$/, "");
}

/** A statement on one line: in full where it declares a type or a member, else without its value. */
function statementOf(lines: readonly string[], from: number, to: number): string {
  const line = (lines[from] ?? "").trimEnd();
  const isType = /\bTypeAlias/.test(line);
  const all = lines.slice(from, to).flatMap((one) => one.trim() || []);
  if (!isType && (indentOf(line) === 0 || all.length > 1)) return line.replace(/ = .*$/, "");
  return `${" ".repeat(indentOf(line))}${joined(all.join(" "))}`;
}

/** The declarations of an emitted Python file, without docstrings, imports, bodies and values; nothing of other files. */
export function signatures(path: string, content: string): string {
  if (!path.endsWith(".py")) return "";
  const lines = content.split("\n");
  const kept: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const text = (lines[at] ?? "").trim();
    const end = endOf(lines, at);
    if (text.startsWith("class ")) {
      kept.push(headOf(lines, at));
      while (!lines[at]?.trimEnd().endsWith(":")) at++;
      at++;
    } else if (/^[rR]?"""/.test(text)) at = endOfText(lines, at);
    else if (text === "" || /^(?:if|else)\b.*:$/.test(text)) at++;
    else {
      if (/^(?:async )?def /.test(text)) kept.push(headOf(lines, at));
      else if (!SKIPPED.test(text)) kept.push(statementOf(lines, at, end));
      at = end;
    }
  }
  return kept.map((one) => `${one}\n`).join("");
}
