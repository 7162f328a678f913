import type { Tokens } from "../suite.js";

const SPACE = /\s+/y;
const COMMENT = /\/\/[^\n]*/y;
const IDENTIFIER = /[A-Za-z_]\w*/y;
const STRING = /"((?:[^"\\\n]|\\["\\]|\\u[\da-f]{4})*)"/y;
const OTHER = /-?\d[\w.+-]*|[-{}()[\]<>=:,.?|]/y;
const CLOSING: { readonly [open: string]: string } = { "(": ")", "[": "]", "{": "}" };

const resolveEscapes = (text: string): string =>
  text.replace(/\\(?:u(.{4})|(.))/g, (_, code?: string, character = "") =>
    code === undefined ? character : String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Keeps the brackets that are open; false where one closes that is not. */
function follow(open: string[], token: string): boolean {
  if (token in CLOSING) open.push(CLOSING[token] ?? "");
  return !")]}".includes(token) || open.pop() === token;
}

/** Reads the outline that the backend emits, as a compiler would; undefined for other files. */
export function tokens(path: string, content: string): Tokens | undefined {
  if (!path.endsWith(".csharp")) return undefined;
  const identifiers = new Set<string>();
  const strings = new Set<string>();
  const comments: string[] = [];
  const open: string[] = [];
  let declarations = 0;
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [match] = pattern.exec(content) ?? [];
    at += match?.length ?? 0;
    return match;
  };
  const read = (problems: readonly string[]): Tokens => {
    return { problems, identifiers, strings, comments, imports: 0, declarations };
  };
  const complain = (problem: string): Tokens => {
    const line = content.slice(0, at).split("\n").length;
    return read([`line ${line}: ${problem}`]);
  };
  while (at < content.length) {
    if (take(SPACE) !== undefined) continue;
    const comment = take(COMMENT);
    if (comment !== undefined) {
      comments.push(comment);
      continue;
    }
    const identifier = take(IDENTIFIER);
    const text = identifier === undefined ? take(STRING) : undefined;
    if (identifier !== undefined && open.length === 0) declarations += 1;
    if (identifier !== undefined) identifiers.add(identifier);
    else if (text !== undefined) strings.add(resolveEscapes(text.slice(1, -1)));
    else {
      const token = take(OTHER);
      if (token === undefined) return complain(`${JSON.stringify(content[at])} begins no token`);
      if (!follow(open, token)) return complain(`${token} closes nothing`);
    }
  }
  return open.length > 0 ? complain(`${open.at(-1)} is missing`) : read([]);
}
