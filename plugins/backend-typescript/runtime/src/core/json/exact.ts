import type { IntegerShape, IntegerShapes } from "../spec.js";
import type { ExactIntegers, ShapeIn } from "./json.js";
import { tokensOf } from "./tokens.js";

type Members = Exclude<IntegerShape, true | string | readonly IntegerShape[]>;
type Container = Record<string, unknown>;

/** An object or a list that is being read. */
interface Frame {
  readonly container: Container;
  readonly shapes: readonly Members[];
  readonly isList: boolean;
  key: string | number;
}

/** Integers as bigints. */
export const bigints: ExactIntegers = {
  read: (text, value, at) => readExactly(text, value, at, BigInt),
};

/** Integers as decimal text. */
export const decimals: ExactIntegers = {
  read: (text, value, at) => readExactly(text, value, at, (token) => String(BigInt(token))),
  write: (value, { shape, shapes }) => {
    try {
      return withBigints(value, flat(shape, shapes), shapes);
    } catch {
      // Too deep, or a cycle: what writes it says so.
      return value;
    }
  },
};

/** All that a shape can be: references and alternatives resolved. */
function flat(
  shape: IntegerShape | undefined,
  shapes: IntegerShapes | undefined,
  seen: readonly string[] = [],
): readonly (true | Members)[] {
  if (shape === undefined) return [];
  if (typeof shape === "string") {
    if (seen.includes(shape)) return [];
    return flat(shapes?.[shape], shapes, [...seen, shape]);
  }
  return isList(shape) ? shape.flatMap((one) => flat(one, shapes, seen)) : [shape];
}

function isList(shape: IntegerShape): shape is readonly IntegerShape[] {
  return Array.isArray(shape);
}

/** The shapes of a container's members, its variant chosen by its tag. */
function membersOf(
  found: readonly (true | Members)[],
  container: unknown,
  shapes: IntegerShapes | undefined,
): readonly Members[] {
  return found.flatMap((shape) => {
    if (shape === true) return [];
    if (shape.tag === undefined) return [shape];
    const tag = own(container as Container, shape.tag);
    const variant = typeof tag === "object" ? undefined : own(shape.variants, String(tag));
    return membersOf(flat(variant, shapes), container, shapes);
  });
}

/** A member that a table has itself. Names come from the server, so what is inherited is never looked up. */
function own<T>(
  table: { readonly [name: string]: T } | undefined,
  name: string | number,
): T | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

function at(
  members: readonly Members[],
  key: string | number,
  shapes: IntegerShapes | undefined,
): readonly (true | Members)[] {
  return members.flatMap((shape) => flat(own(shape.properties, key) ?? shape.values, shapes));
}

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
    else if (at(top.shapes, top.key, shapes).includes(true)) replace(top, token, convert);
  }
  return root["value"];
}

/** Puts the exact integer where the number is that was read of it; a later key of the same name may have replaced that. */
function replace({ container, key }: Frame, token: string, convert: (token: string) => unknown) {
  const whole = wholeNumber(token);
  if (whole !== undefined && own(container, key) === Number(token)) container[key] = convert(whole);
}

/** The object or list at the current key; one that a later key of the same name replaced counts as empty. */
function enter(top: Frame, isList: boolean, shapes: IntegerShapes | undefined): Frame {
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

/** A copy in which texts that stand for integers are bigints. */
function withBigints(
  value: unknown,
  found: readonly (true | Members)[],
  shapes: IntegerShapes | undefined,
): unknown {
  if (found.length === 0) return value;
  if (typeof value === "string") {
    return found.includes(true) && /^-?\d+$/.test(value) ? BigInt(value) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const members = membersOf(found, value, shapes);
  if (Array.isArray(value)) {
    return value.map((item, index) => withBigints(item, at(members, index, shapes), shapes));
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    withBigints(item, at(members, key, shapes), shapes),
  ]);
  return Object.fromEntries(entries) as unknown;
}
