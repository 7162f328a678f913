import type { Shapes } from "../spec.js";
import { keepText } from "./json.js";
import type { ShapeIn, ValueForm } from "./json.js";
import { at, converted, membersOf, own } from "./shapes.js";
import type { Container, Found, Members } from "./shapes.js";
import { tokensOf } from "./tokens.js";

/** An object or a list that is being read. The key is that of the value to come; undefined where a key is to come. */
interface Frame {
  readonly container: Container;
  readonly shapes: readonly Members[];
  key: string | number | undefined;
}

/** What callers get of an integer by its digits, and whether a text that spells one is one too. */
interface Reader {
  readonly convert: (digits: string) => unknown;
  readonly readsTexts: boolean;
}

const asBigints: Reader = { convert: BigInt, readsTexts: true };
const asText: Reader = { convert: (digits) => String(BigInt(digits)), readsTexts: false };

/** Integers as bigints. */
export const bigints: ValueForm = {
  read: (text, value, where) => readExactly(text, value, where, asBigints),
};

/** Integers as decimal text. */
export const decimals: ValueForm = {
  read: (text, value, where) => readExactly(text, value, where, asText),
  write: (value, where) =>
    converted(value, where, "@int64", (text) => (/^-?\d+$/.test(text) ? BigInt(text) : text)),
};

/**
 * Walks the tokens of a valid JSON text beside the value that it stands for. Without a shape, a text that has no long run of
 * digits costs one search.
 */
function readExactly(
  text: string,
  value: unknown,
  { shape, shapes }: ShapeIn,
  reader: Reader,
): unknown {
  if (shape === undefined && !/\d{16}/.test(text)) return value;
  const root: Container = { value };
  const members = shape === undefined ? [] : [{ values: shape }];
  const stack: Frame[] = [{ container: root, shapes: members, key: "value" }];
  for (const token of tokensOf(text)) {
    const top = stack[stack.length - 1];
    if (top === undefined) break;
    if (token === "{" || token === "[") stack.push(enter(top, token === "[", shapes));
    else if (token === "}" || token === "]") stack.pop();
    else if (token === ",") top.key = typeof top.key === "number" ? top.key + 1 : undefined;
    else if (token === ":") continue;
    else if (top.key === undefined) top.key = JSON.parse(token) as string;
    else replace(top, token, { reader, found: at(top.shapes, top.key, shapes) });
  }
  return root["value"];
}

/** Puts an integer where the value is that was read of its token; a later key of the same name may have replaced that. */
function replace(
  { container, key = "" }: Frame,
  token: string,
  { reader, found }: { readonly reader: Reader; readonly found: readonly Found[] },
): void {
  const read = token.startsWith('"') ? token.slice(1, -1) : Number(token);
  let digits: string | undefined;
  if (typeof read === "number") digits = digitsOfNumber(token, found);
  else if (reader.readsTexts) digits = digitsOfText(read, found);
  if (digits === undefined || own(container, key) !== read) return;
  const value = reader.convert(digits);
  container[key] = value;
  if (typeof read === "string") keepText(container, key, { value, text: read });
}

/** Digits of a number that callers get as an integer: where nothing is declared, of one that a number would round. */
function digitsOfNumber(token: string, found: readonly Found[]): string | undefined {
  if (found.includes("@int64")) return wholeNumber(token);
  const isRounded = /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token));
  return isRounded && !found.includes("@number") ? token : undefined;
}

/** Digits of a text that spells an integer, where nothing but an integer is declared. */
function digitsOfText(text: string, found: readonly Found[]): string | undefined {
  const isInteger = found.length > 0 && found.every((shape) => shape === "@int64");
  return isInteger && /^-?\d[\d.eE+-]*$/.test(text) ? wholeNumber(text) : undefined;
}

/** The object or list at the current key; one that a later key of the same name replaced counts as empty. */
function enter(
  { container: outer, shapes: around, key = "" }: Frame,
  isList: boolean,
  shapes: Shapes | undefined,
): Frame {
  const found = around.length === 0 ? [] : at(around, key, shapes);
  const inner = own(outer, key);
  const container = typeof inner === "object" && inner !== null ? (inner as Container) : {};
  return { container, shapes: membersOf(found, container, shapes), key: isList ? 0 : undefined };
}

/** Digits of a JSON number that is whole: `1.0` and `1e3` are. */
function wholeNumber(token: string): string | undefined {
  if (/^-?\d+$/.test(token)) return token;
  const plain = /^(-?\d+)\.0+$/.exec(token)?.[1];
  if (plain !== undefined) return plain;
  const value = Number(token);
  return Number.isSafeInteger(value) ? String(value) : undefined;
}
