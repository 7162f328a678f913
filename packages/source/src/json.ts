import type { Json } from "./document.js";
import type { Finder, Span } from "./pointer.js";

const QUOTE = 34;
const BACKSLASH = 92;

/** Offset after the string whose opening quote is at `start`. */
function stringEnd(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at > 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at + 1;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === BACKSLASH) first--;
  return (at - first) % 2 === 1;
}

function isOpening(code: number): boolean {
  return code === 123 || code === 91;
}

function isClosing(code: number): boolean {
  return code === 125 || code === 93;
}

/** What no language can represent in parsed JSON. */
export interface Excesses {
  /** Lists and objects lie inside each other beyond the limit; nothing else is known then. */
  tooDeep: boolean;
  /** Numbers without a finite value. */
  unbounded: boolean;
}

/** Looks for all excesses in one walk: large definitions have a million values. */
export function findExcesses(data: Json, limit: number): Excesses {
  const found: Excesses = { tooDeep: false, unbounded: false };
  visit(data, limit, found);
  return found;
}

function visit(value: Json, limit: number, found: Excesses): void {
  if (typeof value === "number") {
    if (!Number.isFinite(value)) found.unbounded = true;
  } else if (typeof value === "object" && value !== null) {
    if (limit === 0) found.tooDeep = true;
    else if (Array.isArray(value)) visitItems(value, limit, found);
    else visitMembers(value, limit, found);
  }
}

function visitItems(items: readonly Json[], limit: number, found: Excesses): void {
  for (const item of items) if (typeof item !== "string") visit(item, limit - 1, found);
}

function visitMembers(members: { readonly [key: string]: Json }, limit: number, found: Excesses): void {
  for (const key in members) {
    const item = members[key] as Json;
    // Most values are texts: a call for each would cost more than all the rest.
    if (typeof item !== "string") visit(item, limit - 1, found);
  }
}

/** Offset of the first bracket that is nested deeper than `limit`, or the text's length. The text is valid JSON. */
export function tooDeepAt(text: string, limit: number): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = stringEnd(text, at) - 1;
    else if (isOpening(code) && ++depth > limit) return at;
    else if (isClosing(code)) depth--;
  }
  return text.length;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= 32) at++;
  return at;
}

/**
 * All up to the next bracket, strings as a whole. One native step over it beats looking at each character; what one step
 * cannot take, as it would need more stack than there is, is left to the next.
 */
const upToBracket = /[^"{}[\]]*(?:"[^"\\]*(?:\\.[^"\\]*){0,1000}"[^"{}[\]]*){0,1000}/y;
const scalar = /[^,{}[\]]*/y;

function after(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  pattern.test(text);
  return pattern.lastIndex;
}

/** Offset of the next bracket outside of strings, or the text's length. */
function bracketAt(text: string, start: number): number {
  let at = after(upToBracket, text, start);
  while (text.charCodeAt(at) === QUOTE) at = after(upToBracket, text, stringEnd(text, at));
  return at;
}

/** Levels below a value whose ends are remembered while it is skipped: they are what is scanned next. */
const REMEMBERED_LEVELS = 3;

/** Offset after each list and object that was skipped already, by where it starts. */
type Ends = Map<number, number>;

/** Offset after the list or object that starts at `start`. The text is valid JSON. */
function containerEnd(text: string, start: number, ends: Ends): number {
  const open: number[] = [];
  let at = start;
  while (at < text.length) {
    if (isOpening(text.charCodeAt(at))) open.push(at);
    else {
      const opened = open.pop();
      if (opened !== undefined && open.length < REMEMBERED_LEVELS) ends.set(opened, at + 1);
      if (open.length === 0) return at + 1;
    }
    at = bracketAt(text, at + 1);
  }
  return at;
}

/** Offset after the value that starts at `start`. The text is valid JSON. */
function valueEnd(text: string, start: number, ends: Ends): number {
  const first = text.charCodeAt(start);
  if (first === QUOTE) return stringEnd(text, start);
  if (!isOpening(first)) return after(scalar, text, start);
  return ends.get(start) ?? containerEnd(text, start, ends);
}

/** Places of the members of the object or list at `start`, by key or index; of repeated keys the last. */
function members(text: string, start: number, ends: Ends): Map<string, Span> {
  const found = new Map<string, Span>();
  const opening = text.charCodeAt(start);
  if (!isOpening(opening)) return found;
  let at = skipSpace(text, start + 1);
  for (let index = 0; at < text.length && !isClosing(text.charCodeAt(at)); index++) {
    let name = String(index);
    let key: number | undefined;
    if (opening === 123) {
      key = at;
      const end = stringEnd(text, at);
      name = JSON.parse(text.slice(at, end)) as string;
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    found.set(name, { value: at, ...(key !== undefined && { key }) });
    at = skipSpace(text, valueEnd(text, at, ends));
    if (text.charCodeAt(at) === 44) at = skipSpace(text, at + 1);
  }
  return found;
}

/**
 * Finds places in a text that is valid JSON. Each object or list on the way is scanned once and remembered, so that
 * many look-ups in a large document cost little more than one.
 */
export function jsonFinder(text: string): Finder {
  const scanned = new Map<number, Map<string, Span>>();
  const ends: Ends = new Map();
  return (tokens) => {
    let span: Span | undefined = { value: skipSpace(text, 0) };
    for (const token of tokens) {
      if (!span) return undefined;
      let inside = scanned.get(span.value);
      if (!inside) {
        inside = members(text, span.value, ends);
        scanned.set(span.value, inside);
      }
      span = inside.get(token);
    }
    return span;
  };
}

/** Parsed JSON, or undefined where the text is not JSON. */
export function tryJson(text: string): { readonly data: Json } | undefined {
  try {
    return { data: JSON.parse(text) as Json };
  } catch {
    return undefined;
  }
}
