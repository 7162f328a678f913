import { type AST, RegExpParser } from "@eslint-community/regexpp";

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

type CharacterSet = Extract<Node, { readonly kind: "set" }>;

/** A construct that samples do not know, such as a back reference. */
class Unknown extends Error {}

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
const LINE_BREAKS: Range[] = [
  [10, 10],
  [13, 13],
];
const CLASSES = { digit: DIGITS, word: WORD, space: SPACE } as const;

/** Most repetitions that are told apart from any number. */
const MANY = 10_000;

/**
 * Reads a regular expression, with or without the flag `u`; undefined where it has a construct that is not understood, such
 * as a back reference.
 */
export function parsePattern(source: string, unicode: boolean): Node | undefined {
  try {
    const parser = new RegExpParser({ ecmaVersion: 2024 });
    return either(parser.parsePattern(source, 0, source.length, { unicode }).alternatives);
  } catch (error) {
    // Node may know a syntax that the parser does not.
    if (error instanceof Unknown || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function either(alternatives: readonly AST.Alternative[]): Node {
  const items = alternatives.map(({ elements }): Node => ({ kind: "sequence", items: elements.map(nodeOf) }));
  return items.length === 1 && items[0] ? items[0] : { kind: "either", items };
}

function nodeOf(element: AST.Element): Node {
  switch (element.type) {
    case "Character":
      return characterOf(element);
    case "CharacterSet":
    case "CharacterClass":
      return setOf(element);
    case "Group":
    case "CapturingGroup":
      return either(element.alternatives);
    case "Assertion":
      return "alternatives" in element
        ? { kind: "assertion", inner: either(element.alternatives) }
        : { kind: "assertion" };
    case "Quantifier":
      return {
        kind: "repeat",
        inner: nodeOf(element.element),
        min: element.min,
        max: element.max === Number.POSITIVE_INFINITY ? MANY : element.max,
      };
    case "Backreference":
    case "ExpressionCharacterClass":
      throw new Unknown(element.raw);
    default:
      return element satisfies never;
  }
}

/** A character; one that is escaped counts as a set of one. */
function characterOf({ raw, value }: AST.Character): Node {
  // Other engines have these for the beginning and the end of a text. In JavaScript they are letters.
  if (/^\\[AzZ]$/.test(raw)) return { kind: "assertion" };
  if (!raw.startsWith("\\")) return { kind: "text", text: String.fromCodePoint(value) };
  return { kind: "set", negated: false, ranges: [[value, value]] };
}

function setOf(element: AST.CharacterSet | AST.CharacterClass): CharacterSet {
  if (element.type === "CharacterClass") {
    return { kind: "set", negated: element.negate, ranges: element.elements.flatMap(rangesOf) };
  }
  switch (element.kind) {
    case "any":
      return { kind: "set", negated: true, ranges: LINE_BREAKS };
    case "property":
      return { kind: "set", negated: element.negate, ranges: category(element) };
    default:
      return { kind: "set", negated: element.negate, ranges: CLASSES[element.kind] };
  }
}

/** The characters that a member of a class allows. */
function rangesOf(member: AST.CharacterClassElement): readonly Range[] {
  if (member.type === "Character") return [[member.value, member.value]];
  if (member.type === "CharacterClassRange") return [[member.min.value, member.max.value]];
  if (member.type !== "CharacterSet") throw new Unknown(member.raw);
  const { negated, ranges } = setOf(member);
  if (negated) throw new Unknown(member.raw);
  return ranges;
}

/** The characters of a property of Unicode: of letters and digits those of ASCII are shown. */
function category({ key, value, raw }: AST.UnicodePropertyCharacterSet): readonly Range[] {
  const name = value ?? key;
  if (/^(?:Ll|Lowercase)$/.test(name)) return LETTERS.slice(0, 1);
  if (/^(?:Lu|Uppercase)$/.test(name)) return LETTERS.slice(1);
  if (/^(?:L|Letter|Alphabetic|Latin)$/.test(name)) return LETTERS;
  if (/^(?:N|Nd|Number)$/.test(name)) return DIGITS;
  throw new Unknown(raw);
}
