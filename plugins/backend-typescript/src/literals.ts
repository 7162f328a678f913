import type { JsonForms, JsonValue, Part, Sym } from "@sdkwright/plugin-api";
import { foldJson, group, indent, line, list, numberLiteral, textWidth } from "@sdkwright/plugin-api";
import { objectKey, stringLiteral } from "./dialect.js";
import type { IntegerForm } from "./options.js";

/** A value in emitted code, and how formatters lay it out. */
export interface Value {
  readonly part: Part;
  /** Has no brackets to break in: moves to the next line where it does not fit. */
  readonly atomic: boolean;
  /** Elements of an array, or keys of an object; 0 for the rest. */
  readonly size: number;
  readonly kind: "object" | "array" | "other";
  /** The same as data; undefined for code, such as a symbol of the runtime, which objects leave out. */
  json(): JsonValue | undefined;
}

const noJson = (): undefined => undefined;

const atom = (part: Part, json: () => JsonValue | undefined = noJson): Value => {
  return { part, atomic: true, size: 0, kind: "other", json };
};

/** An expression as it is, which stays on its line. */
export const code = (part: string): Value => ({ part, atomic: false, size: 0, kind: "other", json: noJson });
/** A string value. */
export const text = (value: string): Value => atom(stringLiteral(value), () => value);
/** Use of a symbol as a value. */
export const symbol = (value: Sym): Value => atom(value);
/** A number, a boolean or null. */
export const scalar = (value: number | boolean | null): Value =>
  atom(typeof value === "number" ? numberLiteral(value) : String(value), () => value);

/** An array. Formatters break one that holds several objects, or several arrays, of several elements each. */
export function array(items: readonly Value[]): Value {
  const [first] = items;
  const broken =
    items.length > 1 && first?.kind !== "other" && items.every((item) => item.kind === first?.kind && item.size > 1);
  const part = list(
    "[",
    items.map((item) => item.part),
    "]",
    { broken },
  );
  const json = (): JsonValue => items.map((item) => item.json()).filter((item) => item !== undefined);
  return { part, atomic: false, size: items.length, kind: "array", json };
}

/** One key of an object literal with its value; undefined leaves the key out. */
export type Entry = readonly [key: string, value: Value | undefined];

/** Formatters keep a value beside a key as short as this, since moving it would gain nothing. */
const SHORT_KEY = 5;

/** One entry of an object literal, without its comma. */
export function entryPart(key: string, value: Value): Part {
  const name = objectKey(key);
  const moves = value.atomic && textWidth(name) >= SHORT_KEY;
  return [name, ":", moves ? group(indent(line, value.part)) : [" ", value.part]];
}

/** The entries of an object literal, one part each, without commas. */
export function entries(list: readonly Entry[]): Part[] {
  const parts: Part[] = [];
  for (const entry of list) if (entry[1]) parts.push(entryPart(entry[0], entry[1]));
  return parts;
}

function objectOf(members: readonly Entry[]): JsonValue {
  const known = members.flatMap(([key, value]): (readonly [key: string, value: JsonValue])[] => {
    const json = value?.json();
    return json === undefined ? [] : [[key, json]];
  });
  return Object.fromEntries(known);
}

/** An object literal: on one line where it fits. */
export function object(members: readonly Entry[], broken = false): Value {
  const items = entries(members);
  const part = list("{", items, "}", { spaced: true, broken });
  return { part, atomic: false, size: items.length, kind: "object", json: () => objectOf(members) };
}

/** An object literal; undefined where it would be empty. */
export function present(list: readonly Entry[]): Value | undefined {
  const value = object(list);
  return value.size > 0 ? value : undefined;
}

/** JSON as expressions. */
export const jsonForms: JsonForms<Value> = { text, scalar, list: array, map: object };
/** A JSON value as the expression that makes it; a number as large as `1e999` is `Infinity`. */
export const json = (value: JsonValue): Value => foldJson(value, jsonForms);

/** What the runtime reads as a time. */
const dateTime =
  /^(\d{4}-\d\d-\d\d)(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?)([+-](?:[01]\d|2[0-3]):?[0-5]\d|[Zz])?)?$/;

/** Whether the month has the day. */
function isDay(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The date that a text of the definition names, in UTC where it has no offset; a text that names none as it is. */
export function instant(value: string): Value {
  const [, day = "", time, zone = "Z"] = dateTime.exec(value) ?? [];
  if (!isDay(day)) return text(value);
  const offset = zone.toUpperCase().replace(/^(.\d\d)(\d\d)$/, "$1:$2");
  return code(`new Date(${stringLiteral(time === undefined ? day : `${day}T${time}${offset}`)})`);
}

/** A 64-bit integer in the form in which an SDK holds them. */
export function longInteger(value: number, form: IntegerForm): Value {
  return form === "number" ? json(value) : exactInteger(String(BigInt(value)), form);
}

/** An integer of so many digits. */
export function exactInteger(digits: string, form: Exclude<IntegerForm, "number">): Value {
  return form === "bigint" ? atom(`${digits}n`) : text(digits);
}
