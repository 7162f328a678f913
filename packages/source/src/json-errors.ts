/** Where a text stops being JSON, and what is wrong there. */
export interface JsonProblem {
  readonly offset: number;
  readonly problem: string;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORD = /true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

function shown(text: string, at: number): string {
  if (at >= text.length) return "the end of the file";
  if (text.startsWith("//", at) || text.startsWith("/*", at)) return "a comment";
  return JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

/** Offset after the string whose opening quote is at `start`, or what is wrong with it. */
function string(text: string, start: number): number | JsonProblem {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code === 10 || code === 13) break;
    if (code < 32) return { offset: at, problem: "a control character in a string must be escaped" };
    const next = code === 92 ? matchAt(ESCAPE, text, at) : at + 1;
    if (next < 0) return { offset: at, problem: `${JSON.stringify(text.slice(at, at + 2))} is not an escape sequence` };
    at = next;
  }
  return { offset: start, problem: "the string that starts here is not closed on its line" };
}

/** Offset after a scalar, or what is wrong with it. */
function scalar(text: string, at: number): number | JsonProblem {
  if (text[at] === '"') return string(text, at);
  const end = Math.max(matchAt(NUMBER, text, at), matchAt(WORD, text, at));
  return end > at ? end : { offset: at, problem: `expected a value, found ${shown(text, at)}` };
}

type State = "value" | "first-value" | "key" | "first-key" | "colon" | "after";

interface Cursor {
  at: number;
  state: State;
  readonly open: ("{" | "[")[];
}

function close(cursor: Cursor): void {
  cursor.open.pop();
  cursor.at++;
  cursor.state = "after";
}

function stepValue(text: string, cursor: Cursor): JsonProblem | undefined {
  const char = text[cursor.at];
  if (char === "]" && cursor.state === "first-value") {
    close(cursor);
  } else if (char === "{" || char === "[") {
    cursor.open.push(char);
    cursor.at++;
    cursor.state = char === "{" ? "first-key" : "first-value";
  } else {
    const end = scalar(text, cursor.at);
    if (typeof end !== "number") {
      return char === "]" ? { offset: cursor.at, problem: "a comma before this bracket is not allowed" } : end;
    }
    cursor.at = end;
    cursor.state = "after";
  }
  return undefined;
}

function stepKey(text: string, cursor: Cursor): JsonProblem | undefined {
  const { at } = cursor;
  if (text[at] === "}") {
    if (cursor.state === "key") return { offset: at, problem: "a comma before this bracket is not allowed" };
    close(cursor);
    return undefined;
  }
  if (text[at] !== '"') return { offset: at, problem: `expected a key in double quotes, found ${shown(text, at)}` };
  const end = scalar(text, at);
  if (typeof end !== "number") return end;
  cursor.at = end;
  cursor.state = "colon";
  return undefined;
}

function stepAfter(text: string, cursor: Cursor): JsonProblem | undefined {
  const top = cursor.open[cursor.open.length - 1];
  const char = text[cursor.at];
  if (top && char === ",") {
    cursor.at++;
    cursor.state = top === "{" ? "key" : "value";
  } else if (top && char === (top === "{" ? "}" : "]")) {
    close(cursor);
  } else {
    const expected = top ? `a comma or ${top === "{" ? '"}"' : '"]"'}` : "the end of the file";
    return { offset: cursor.at, problem: `expected ${expected}, found ${shown(text, cursor.at)}` };
  }
  return undefined;
}

function step(text: string, cursor: Cursor): JsonProblem | undefined {
  switch (cursor.state) {
    case "value":
    case "first-value":
      return stepValue(text, cursor);
    case "key":
    case "first-key":
      return stepKey(text, cursor);
    case "colon":
      if (text[cursor.at] !== ":") {
        return { offset: cursor.at, problem: `expected ":" after the key, found ${shown(text, cursor.at)}` };
      }
      cursor.at++;
      cursor.state = "value";
      return undefined;
    case "after":
      return stepAfter(text, cursor);
    default:
      return cursor.state satisfies never;
  }
}

/**
 * The first place where a text departs from JSON (RFC 8259); undefined where it is JSON. Engines differ in whether
 * their message holds the place, so it is found here, after `JSON.parse` has refused the text.
 */
export function findJsonProblem(text: string): JsonProblem | undefined {
  const cursor: Cursor = { at: 0, state: "value", open: [] };
  for (;;) {
    cursor.at = matchAt(SPACE, text, cursor.at);
    if (cursor.at >= text.length && cursor.state === "after" && cursor.open.length === 0) return undefined;
    const problem = step(text, cursor);
    if (problem) return problem;
  }
}
