/** Codes of characters, from and to. */
export type Range = readonly [from: number, to: number];

/** A regular expression as samples need to know it: what its texts consist of. */
export type Node =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "set"; readonly negated: boolean; readonly ranges: readonly Range[] }
  | { readonly kind: "sequence" | "either"; readonly items: readonly Node[] }
  | { readonly kind: "repeat"; readonly inner: Node; readonly min: number; readonly max: number }
  /** A condition on a place: `^`, `$`, `\b`, or what must or must not follow. */
  | { readonly kind: "assertion"; readonly inner?: Node };

/** Where reading stands. */
interface Cursor {
  readonly source: string;
  at: number;
  depth: number;
}

/** A construct that is not understood. */
const unread: unique symbol = Symbol("unread");
type Read<T> = T | typeof unread;

const code = (letter: string): number => letter.charCodeAt(0);
const DIGITS: Range[] = [[code("0"), code("9")]];
const WORD: Range[] = [[code("a"), code("z")], [code("A"), code("Z")], ...DIGITS, [code("_"), code("_")]];
const SPACE: Range[] = [
  [code(" "), code(" ")],
  [9, 13],
  [160, 160],
];
const LETTERS: Range[] = [
  [code("a"), code("z")],
  [code("A"), code("Z")],
];

const CLASSES: { readonly [letter: string]: readonly [negated: boolean, ranges: readonly Range[]] } = {
  d: [false, DIGITS],
  D: [true, DIGITS],
  w: [false, WORD],
  W: [true, WORD],
  s: [false, SPACE],
  S: [true, SPACE],
};

const CONTROLS: { readonly [letter: string]: string } = { n: "\n", r: "\r", t: "\t", f: "\f", v: "\v", 0: "\0" };

/** Groups in groups that are looked into. */
const MAX_DEPTH = 20;

const set = (ranges: readonly Range[], negated = false): Node => ({ kind: "set", negated, ranges });
const character = (text: string): Node => set([[code(text), code(text)]]);

function take(cursor: Cursor, text: string): boolean {
  if (!cursor.source.startsWith(text, cursor.at)) return false;
  cursor.at += text.length;
  return true;
}

function taken(cursor: Cursor, expression: RegExp): RegExpExecArray | null {
  expression.lastIndex = cursor.at;
  const found = expression.exec(cursor.source);
  if (found) cursor.at += found[0].length;
  return found;
}

/** Categories of Unicode: of letters and digits those of ASCII are shown. */
function category(negated: boolean, name: string): Read<Node> {
  if (/^(?:Ll|Lowercase)$/.test(name)) return set(LETTERS.slice(0, 1), negated);
  if (/^(?:Lu|Uppercase)$/.test(name)) return set(LETTERS.slice(1), negated);
  if (/^(?:L|Letter|Alphabetic|(?:Script|sc)=Latin)$/.test(name)) return set(LETTERS, negated);
  return /^(?:N|Nd|Number)$/.test(name) ? set(DIGITS, negated) : unread;
}

/** What stands behind a backslash. */
function escaped(cursor: Cursor): Read<Node> {
  const hex = taken(cursor, /x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,4})\}/iy);
  if (hex) return character(String.fromCharCode(Number.parseInt(hex[1] ?? hex[2] ?? hex[3] ?? "", 16)));
  const property = taken(cursor, /(p|P)\{([^}]*)\}/y);
  if (property) return category(property[1] === "P", property[2] ?? "");
  const letter = cursor.source[cursor.at++];
  if (letter === undefined || /[1-9kc]/.test(letter)) return unread;
  const known = CLASSES[letter];
  if (known) return set(known[1], known[0]);
  return character(CONTROLS[letter] ?? letter);
}

/** One member of a set: a character, or a class such as `\d`. */
function member(cursor: Cursor): Read<Node> {
  if (take(cursor, "\\")) return take(cursor, "b") ? character("\b") : escaped(cursor);
  return character(cursor.source[cursor.at++] ?? "");
}

function characterSet(cursor: Cursor): Read<Node> {
  const negated = take(cursor, "^");
  const ranges: Range[] = [];
  while (!take(cursor, "]")) {
    if (cursor.at >= cursor.source.length) return unread;
    const from = member(cursor);
    if (from === unread || from.kind !== "set" || from.negated) return unread;
    const [first] = from.ranges;
    const isRange = from.ranges.length === 1 && /^-[^\]]/.test(cursor.source.slice(cursor.at, cursor.at + 2));
    if (!isRange || !first || first[0] !== first[1]) {
      ranges.push(...from.ranges);
      continue;
    }
    cursor.at++;
    const to = member(cursor);
    const last = to === unread || to.kind !== "set" ? undefined : to.ranges[0];
    if (!last) return unread;
    ranges.push([first[0], last[1]]);
  }
  return set(ranges, negated);
}

function group(cursor: Cursor): Read<Node> {
  if (++cursor.depth > MAX_DEPTH) return unread;
  const assertion = taken(cursor, /\?(?:<?[=!])/y);
  if (!assertion) taken(cursor, /\?(?::|<[^>]*>)/y);
  if (cursor.source[cursor.at] === "?") return unread;
  const inner = alternatives(cursor);
  if (inner === unread || !take(cursor, ")")) return unread;
  cursor.depth--;
  return assertion ? { kind: "assertion", inner } : inner;
}

function atom(cursor: Cursor): Read<Node> {
  const letter = cursor.source[cursor.at++] ?? "";
  switch (letter) {
    case "^":
    case "$":
      return { kind: "assertion" };
    case ".":
      return set(
        [
          [10, 10],
          [13, 13],
        ],
        true,
      );
    case "[":
      return characterSet(cursor);
    case "(":
      return group(cursor);
    case "\\":
      return taken(cursor, /[bBAzZ]/y) ? { kind: "assertion" } : escaped(cursor);
    case "*":
    case "+":
    case "?":
      return unread;
    default:
      return { kind: "text", text: letter };
  }
}

/** Most repetitions that are told apart from any number. */
const MANY = 10_000;

function quantified(cursor: Cursor, inner: Node): Node {
  const found = taken(cursor, /([*+?])\??|\{(\d{1,5})(,)?(\d{1,5})?\}\??/y);
  if (!found) return inner;
  const [, sign, least, comma, most] = found;
  const min = sign === undefined ? Number(least) : sign === "+" ? 1 : 0;
  const bounded = sign === "?" ? 1 : most === undefined ? undefined : Number(most);
  const max = bounded ?? (sign === undefined && comma === undefined ? min : MANY);
  return { kind: "repeat", inner, min, max };
}

function sequence(cursor: Cursor): Read<Node> {
  const items: Node[] = [];
  while (cursor.at < cursor.source.length && !/[|)]/.test(cursor.source[cursor.at] ?? "")) {
    const one = atom(cursor);
    if (one === unread) return unread;
    items.push(quantified(cursor, one));
  }
  return { kind: "sequence", items };
}

function alternatives(cursor: Cursor): Read<Node> {
  const items: Node[] = [];
  do {
    const one = sequence(cursor);
    if (one === unread) return unread;
    items.push(one);
  } while (take(cursor, "|"));
  return items.length === 1 && items[0] ? items[0] : { kind: "either", items };
}

/** Reads a regular expression; undefined where it has a construct that is not understood, such as a back reference. */
export function parsePattern(source: string): Node | undefined {
  const cursor: Cursor = { source, at: 0, depth: 0 };
  const read = alternatives(cursor);
  return read === unread || cursor.at < source.length ? undefined : read;
}
