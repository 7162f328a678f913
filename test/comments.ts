/** A run of comment lines, or a comment behind code. */
export interface Comment {
  readonly line: number;
  /** All of its lines in one, since phrases continue on the next line. */
  readonly text: string;
}

const OWN_LINE = /^\s*(?:\/\/|\/\*\*?|\*|#)(?=\s|\*\/|$)/;
const BEHIND_CODE = /\s(?:\/\/|#)\s(.*)$/;
const DOCSTRING = /"""(.*?)"""/gs;

/** Returns the comments of a source in TypeScript, Go, Java or Python. Doc strings of Python count as comments. */
export function commentsOf(source: string, isPython: boolean): Comment[] {
  const comments: { line: number; text: string }[] = [];
  let continues = false;
  for (const [index, line] of source.split("\n").entries()) {
    const text = OWN_LINE.test(line) ? line.replace(OWN_LINE, "").replace(/\*\/\s*$/, "") : BEHIND_CODE.exec(line)?.[1];
    const last = comments.at(-1);
    if (text === undefined) continues = false;
    else if (continues && last && !line.includes("/*")) last.text += ` ${text.trim()}`;
    else comments.push({ line: index + 1, text: text.trim() });
    if (text !== undefined) continues = OWN_LINE.test(line) && !line.endsWith("*/");
  }
  if (isPython) comments.push(...docStringsOf(source));
  return comments;
}

function docStringsOf(source: string): Comment[] {
  return [...source.matchAll(DOCSTRING)].map(({ index, 1: text = "" }) => ({
    line: source.slice(0, index).split("\n").length,
    text: text.replace(/\s+/g, " ").trim(),
  }));
}
