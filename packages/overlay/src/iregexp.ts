import { type Spend, TooCostly } from "./budget.js";

/** Steps of a compiled pattern. Counted repetitions are written out, so that short patterns could become endless. */
const MAX_STATES = 20_000;

type Test = (character: string) => boolean;

type Node =
  | { readonly kind: "one"; readonly test: Test }
  | { readonly kind: "start" | "end" }
  | { readonly kind: "all"; readonly parts: readonly Node[] }
  | { readonly kind: "any"; readonly parts: readonly Node[] }
  | { readonly kind: "repeat"; readonly part: Node; readonly min: number; readonly max: number };

type State =
  | { readonly kind: "one"; readonly test: Test }
  | { readonly kind: "start" | "end" }
  | { readonly kind: "split"; readonly to: readonly number[] };

/** A compiled pattern of RFC 9485; where it ends, a text matches. */
export type Pattern = readonly State[];

class NotAPattern extends Error {}

interface Reader {
  readonly text: string;
  at: number;
}

const QUANTIFIER = /[*+?]|\{(\d{1,6})(,(\d{0,6}))?\}/y;
const CLASS = /\[(?:\\.|[^\]\\])+\]/suy;
const ESCAPE = /\\(?:[pP]\{\w{1,3}\}|[nrt()*+\-.?[\\\]^{|}$])/y;

function take(reader: Reader, expression: RegExp): RegExpExecArray | undefined {
  expression.lastIndex = reader.at;
  const found = expression.exec(reader.text);
  if (found) reader.at += found[0].length;
  return found ?? undefined;
}

/** A test of one character; anything that can stand for one takes no time worth counting. */
function testOf(source: string): Test {
  try {
    const expression = new RegExp(`^${source}$`, "u");
    return (character) => expression.test(character);
  } catch {
    throw new NotAPattern();
  }
}

function readAtom(reader: Reader): Node {
  const found = take(reader, CLASS) ?? take(reader, ESCAPE);
  if (found) return { kind: "one", test: testOf(found[0]) };
  const character = String.fromCodePoint(reader.text.codePointAt(reader.at) ?? 0);
  reader.at += character.length;
  if (character === "(") {
    const inner = readBranches(reader);
    if (reader.text[reader.at++] !== ")") throw new NotAPattern();
    return inner;
  }
  if (character === "^") return { kind: "start" };
  if (character === "$") return { kind: "end" };
  if (character === ".") return { kind: "one", test: (other) => other !== "\n" && other !== "\r" };
  if ("*+?{}[]\\".includes(character)) throw new NotAPattern();
  return { kind: "one", test: (other) => other === character };
}

function readPiece(reader: Reader): Node {
  const part = readAtom(reader);
  const found = take(reader, QUANTIFIER);
  if (!found) return part;
  const [text, least = "0", more, most] = found;
  if (text === "*" || text === "+") return { kind: "repeat", part, min: text === "*" ? 0 : 1, max: Infinity };
  if (text === "?") return { kind: "repeat", part, min: 0, max: 1 };
  const min = Number(least);
  const max = more === undefined ? min : most ? Number(most) : Infinity;
  if (max < min) throw new NotAPattern();
  return { kind: "repeat", part, min, max };
}

function readBranches(reader: Reader): Node {
  const branches: Node[] = [];
  do {
    const parts: Node[] = [];
    while (reader.at < reader.text.length && !"|)".includes(reader.text[reader.at] ?? ""))
      parts.push(readPiece(reader));
    branches.push({ kind: "all", parts });
  } while (reader.text[reader.at] === "|" && reader.at++ >= 0);
  return { kind: "any", parts: branches };
}

function add(states: State[], state: State): number {
  if (states.length >= MAX_STATES) throw new TooCostly();
  return states.push(state) - 1;
}

/** Writes a node behind the states so far. What follows it is the state after the last. */
function write(node: Node, states: State[]): void {
  if (node.kind === "all") for (const part of node.parts) write(part, states);
  else if (node.kind === "any") writeAny(node.parts, states);
  else if (node.kind === "repeat") writeRepeat(node, states);
  else add(states, node);
}

function writeAny(parts: readonly Node[], states: State[]): void {
  const leaves: number[] = [];
  for (const part of parts.slice(0, -1)) {
    const split = writeOptional(part, states);
    leaves.push(add(states, { kind: "split", to: [] }));
    states[split] = { kind: "split", to: [split + 1, states.length] };
  }
  for (const part of parts.slice(-1)) write(part, states);
  for (const leave of leaves) states[leave] = { kind: "split", to: [states.length] };
}

function writeRepeat({ part, min, max }: Node & { kind: "repeat" }, states: State[]): void {
  for (let count = 0; count < min; count++) write(part, states);
  if (max !== Infinity) {
    for (let count = min; count < max; count++) writeOptional(part, states);
    return;
  }
  const split = writeOptional(part, states);
  states[split] = { kind: "split", to: [split + 1, states.length + 1] };
  add(states, { kind: "split", to: [split] });
}

function writeOptional(part: Node, states: State[]): number {
  const split = add(states, { kind: "split", to: [] });
  write(part, states);
  states[split] = { kind: "split", to: [split + 1, states.length] };
  return split;
}

/** Compiles a pattern; undefined where the text is not a pattern of RFC 9485. `^` and `$` are the ends of a text. */
export function compilePattern(text: string): Pattern | undefined {
  const reader = { text, at: 0 };
  const states: State[] = [];
  try {
    write(readBranches(reader), states);
  } catch (error) {
    if (error instanceof NotAPattern) return undefined;
    throw error;
  }
  return reader.at < text.length ? undefined : states;
}

/**
 * Reports whether a text matches a pattern, as a whole or somewhere in it. All ways through the pattern are followed at
 * once, so that the time grows with the length of the text only, whatever the pattern.
 */
export function matches(pattern: Pattern, text: string, extent: "whole" | "part", spend: Spend): boolean {
  const characters = [...text];
  let active = new Set<number>();
  for (let at = 0; at <= characters.length; at++) {
    if (at === 0 || extent === "part") active.add(0);
    const reached = follow(pattern, active, { atStart: at === 0, atEnd: at === characters.length });
    spend(1 + (reached.size >> 2));
    if (reached.has(pattern.length) && (extent === "part" || at === characters.length)) return true;
    active = new Set();
    for (const index of reached) {
      const state = pattern[index];
      if (state?.kind === "one" && at < characters.length && state.test(characters[at] ?? "")) active.add(index + 1);
    }
  }
  return false;
}

/** The states that can be reached without a character. A set grows while it is walked. */
function follow(pattern: Pattern, from: ReadonlySet<number>, place: { atStart: boolean; atEnd: boolean }): Set<number> {
  const reached = new Set(from);
  for (const index of reached) {
    const state = pattern[index];
    if (state?.kind === "split") for (const next of state.to) reached.add(next);
    else if (state?.kind === "start" && place.atStart) reached.add(index + 1);
    else if (state?.kind === "end" && place.atEnd) reached.add(index + 1);
  }
  return reached;
}
