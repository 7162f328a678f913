import { type Node, parsePattern } from "./pattern-syntax.js";

/** Lengths that a text must keep beside its pattern. */
export interface PatternLimits {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

/** Longest text that is made, however much a pattern asks for. */
const MAX_TEXT = 512;

/** How much of an expression a text has: what is made beyond the least that each part needs. */
interface Choice {
  /** Characters that may still be added to parts that can repeat. */
  spare: number;
  /** Which alternative is taken, where there are several. */
  readonly alternative: number;
  /** Counts characters, so that `[0-9]{4}` is 1234 and not 1111. */
  at: number;
}

const PREFERRED = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890-_. /:@";

const HEX: readonly string[] = [..."0123456789abcdef"];

/** The characters of a set that samples show, the readable ones first; of a set of hexadecimal digits those in order. */
function shownOf({ negated, ranges }: Extract<Node, { kind: "set" }>): readonly string[] {
  const has = (code: number): boolean => ranges.some(([from, to]) => from <= code && code <= to) !== negated;
  const preferred = [...PREFERRED].filter((letter) => has(letter.charCodeAt(0)));
  const isHex = has(0x30) && has(0x61) && !has(0x67) && !has(0x47);
  if (isHex) return HEX;
  if (preferred.length > 0) return preferred;
  const [first] = ranges;
  return first && !negated ? [String.fromCodePoint(first[0])] : [];
}

function repeated(node: Extract<Node, { kind: "repeat" }>, choice: Choice): string | undefined {
  const more = Math.min(node.max - node.min, choice.spare);
  const isCharacter = node.inner.kind === "set";
  const count = node.min + (isCharacter ? more : Math.min(more, choice.spare > 0 && node.min === 0 ? 1 : 0));
  choice.spare -= count - node.min;
  let text = "";
  for (let made = 0; made < count && text.length <= MAX_TEXT; made++) {
    const next = textOf(node.inner, choice);
    if (next === undefined) return undefined;
    text += next;
  }
  return text;
}

/** A text of an expression; undefined where a part has none. What surrounds a place is not looked at. */
function textOf(node: Node, choice: Choice): string | undefined {
  switch (node.kind) {
    case "text":
      return node.text;
    case "assertion":
      return "";
    case "set": {
      const shown = shownOf(node);
      return shown.length === 0 ? undefined : shown[choice.at++ % shown.length];
    }
    case "sequence": {
      let text = "";
      for (const item of node.items) {
        const next = textOf(item, choice);
        if (next === undefined || text.length > MAX_TEXT) return undefined;
        text += next;
      }
      return text;
    }
    case "either": {
      const one = node.items[Math.min(choice.alternative, node.items.length - 1)];
      return one && textOf(one, choice);
    }
    case "repeat":
      return repeated(node, choice);
    default:
      return node satisfies never;
  }
}

/** How many parts of an expression can have several lengths: each may cost a matcher another pass over the text. */
function varying(node: Node): number {
  switch (node.kind) {
    case "repeat":
      return (node.max > node.min ? 1 : 0) + varying(node.inner);
    case "sequence":
    case "either":
      return node.items.reduce((sum, item) => sum + varying(item), 0);
    case "assertion":
      return node.inner ? varying(node.inner) : 0;
    default:
      return 0;
  }
}

/** Whether something is repeated that can itself be read in several ways: matching could take time without end. */
function isRisky(node: Node): boolean {
  switch (node.kind) {
    case "repeat":
      return (node.max > 1 && (varying(node.inner) > 0 || hasEither(node.inner))) || isRisky(node.inner);
    case "sequence":
    case "either":
      return node.items.some(isRisky);
    case "assertion":
      return node.inner !== undefined && isRisky(node.inner);
    default:
      return false;
  }
}

function hasEither(node: Node): boolean {
  if (node.kind === "either") return true;
  if (node.kind === "sequence") return node.items.some(hasEither);
  return node.kind === "repeat" && hasEither(node.inner);
}

/** Steps that one match may take. */
const MAX_STEPS = 1e8;
const MAX_RISKY = 22;

/** The length of texts that can be matched without the fear that it never ends. */
function safeLength(node: Node): number {
  if (isRisky(node)) return MAX_RISKY;
  return Math.min(MAX_TEXT, Math.floor(MAX_STEPS ** (1 / (varying(node) + 1))));
}

function compiled(pattern: string): RegExp | undefined {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Definitions escape what needs no escape, which only the older syntax allows.
    }
  }
  return undefined;
}

/** A pattern that texts can be made for. */
export interface Pattern {
  /** Whether a text matches; undefined for one that is too long to find out. */
  accepts(text: string): boolean | undefined;
  /** A text that matches and keeps the limits, the n-th of several; undefined where none was found. */
  make(limits: PatternLimits, nth?: number): string | undefined;
}

const SPARES = [3, 0, 8, 16];
const PADDING = "abc".repeat(MAX_TEXT);
const ALTERNATIVES = 4;

function patternOf(regexp: RegExp, node: Node): Pattern {
  const longest = safeLength(node);
  const accepts = (text: string): boolean | undefined => (text.length <= longest ? regexp.test(text) : undefined);
  return {
    accepts,
    make({ minLength = 0, maxLength = MAX_TEXT }, nth = 0) {
      const fits = (text: string): boolean =>
        text.length >= minLength && text.length <= maxLength && accepts(text) === true;
      for (let tried = 0; tried < ALTERNATIVES; tried++) {
        const alternative = (tried + nth) % ALTERNATIVES;
        const least = textOf(node, { spare: 0, alternative, at: nth }) ?? "";
        const spares = [...SPARES, Math.max(0, minLength - least.length)];
        const texts = spares.flatMap((spare) => textOf(node, { spare, alternative, at: nth }) ?? []);
        // An expression that is not tied to its end leaves room behind it.
        const longer = texts.map((text) => text + PADDING.slice(0, Math.max(0, minLength - text.length)));
        const found = [...texts, ...longer].find(fits);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

/** Longest pattern that is looked into. */
const MAX_PATTERN = 1000;

/** Parses a pattern of a definition; undefined if it is not a regular expression or uses unsupported syntax. */
export function readPattern(pattern: string): Pattern | undefined {
  if (pattern.length > MAX_PATTERN) return undefined;
  const regexp = compiled(pattern);
  const node = regexp && parsePattern(pattern, regexp.unicode);
  return regexp && node && patternOf(regexp, node);
}
