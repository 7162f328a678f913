import type { Shapes } from "../spec.js";
import type { ShapeIn, ValueForm } from "./json.js";
import { at, converted, membersOf, own } from "./shapes.js";
import type { Container, Members } from "./shapes.js";
import { tokensOf } from "./tokens.js";

/** An object or a list that is being read. */
interface Frame {
  readonly container: Container;
  readonly shapes: readonly Members[];
  readonly isList: boolean;
  key: string | number;
}

/** Integers as bigints. */
export const bigints: ValueForm = {
  read: (text, value, where) => readExactly(text, value, where, BigInt),
};

/** Integers as decimal text. */
export const decimals: ValueForm = {
  read: (text, value, where) => readExactly(text, value, where, (token) => String(BigInt(token))),
  write: (value, where) =>
    converted(value, where, "@int64", (text) => (/^-?\d+$/.test(text) ? BigInt(text) : text)),
};

/** Walks the tokens of a valid JSON text beside the value that it stands for. */
function readExactly(
  text: string,
  value: unknown,
  { shape, shapes }: ShapeIn,
  convert: (token: string) => unknown,
): unknown {
  const root: Container = { value };
  const stack: Frame[] = [
    { container: root, shapes: [{ values: shape }], isList: false, key: "value" },
  ];
  let lastString = "";
  for (const token of tokensOf(text)) {
    const top = stack[stack.length - 1];
    if (top === undefined) break;
    if (token === "{" || token === "[") stack.push(enter(top, token === "[", shapes));
    else if (token === "}" || token === "]") stack.pop();
    else if (token === ":") top.key = JSON.parse(lastString) as string;
    else if (token === ",") top.key = top.isList ? Number(top.key) + 1 : top.key;
    else if (token.startsWith('"')) lastString = token;
    else if (at(top.shapes, top.key, shapes).includes("@int64")) replace(top, token, convert);
  }
  return root["value"];
}

/** Puts the exact integer where the number is that was read of it; a later key of the same name may have replaced that. */
function replace({ container, key }: Frame, token: string, convert: (token: string) => unknown) {
  const whole = wholeNumber(token);
  if (whole !== undefined && own(container, key) === Number(token)) container[key] = convert(whole);
}

/** The object or list at the current key; one that a later key of the same name replaced counts as empty. */
function enter(top: Frame, isList: boolean, shapes: Shapes | undefined): Frame {
  const found = top.shapes.length === 0 ? [] : at(top.shapes, top.key, shapes);
  const inner = own(top.container, top.key);
  const container = typeof inner === "object" && inner !== null ? (inner as Container) : {};
  return { container, shapes: membersOf(found, container, shapes), isList, key: 0 };
}

/** Digits of a JSON number that is whole: `1.0` and `1e3` are. */
function wholeNumber(token: string): string | undefined {
  if (/^-?\d+$/.test(token)) return token;
  const plain = /^(-?\d+)\.0+$/.exec(token)?.[1];
  if (plain !== undefined) return plain;
  const value = Number(token);
  return Number.isSafeInteger(value) ? String(value) : undefined;
}
