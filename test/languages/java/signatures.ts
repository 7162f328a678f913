/** Whether a declaration opens a type, whose members are declarations too. */
const OPENS_TYPE = /^(?:[\w-]+ )*(?:class|interface|enum|record|@interface) \w+/;

const SKIPPED = /^(?:$|\/\/|import |@Override$)/;

/** A declaration on one line, up to its body, its value or its end; and the line after these. */
function headOf(lines: readonly string[], from: number): { readonly head: string; readonly next: number } {
  let head = "";
  let next = from;
  // A line that ends with a comma within brackets goes on; a constant of an enum does not.
  const isOpen = (): boolean => head.split("(").length > head.split(")").length;
  const isWhole = (): boolean =>
    /(?:[{;=]|\{\}|^@.*)$/.test(head) || (head.endsWith(",") && !isOpen()) || lines[next]?.trim() === "}";
  do head = `${head} ${(lines[next++] ?? "").trim()}`.trim();
  while (next < lines.length && !isWhole());
  return { head: head.replaceAll("( ", "("), next };
}

/** The declarations of an emitted Java file, without comments, imports, bodies and values; nothing of other files. */
export function signatures(path: string, content: string): string {
  if (!path.endsWith(".java")) return "";
  const lines = content.split("\n");
  const kept: string[] = [];
  let indent = "";
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const text = line.trim();
    if (text.startsWith("/*")) while (at < lines.length && !lines[at]?.includes("*/")) at++;
    if (SKIPPED.test(text) || text.startsWith("/*")) {
      at++;
      continue;
    }
    if (text === "}") {
      indent = indent.slice(2);
      at++;
      continue;
    }
    const { head, next } = headOf(lines, at);
    at = next;
    const shown = head.replace(/\s*(?:\{\}?|=.*)$/, "");
    kept.push(`${indent}${shown}\n`);
    if (head.endsWith("{") && OPENS_TYPE.test(head)) indent += "  ";
    else if (head.endsWith("{")) {
      while (at < lines.length && !lines[at]?.startsWith(`${indent}}`)) at++;
      at++;
    } else if (head.includes("=") && !head.endsWith(";")) {
      while (at < lines.length && !lines[at]?.endsWith(";")) at++;
      at++;
    }
  }
  return kept.join("");
}
