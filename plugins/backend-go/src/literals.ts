import type { JsonForms, JsonValue, Literal, LiteralEntry, Part } from "@sdkwright/plugin-api";
import { atomLiteral as atom, compositeLiteral, foldJson, layOutLiteral } from "@sdkwright/plugin-api";
import { numberLiteral, stringLiteral } from "./dialect.js";

export { atomLiteral as atom, callLiteral as call } from "@sdkwright/plugin-api";

/** A value in emitted code. */
export type Value = Literal;
/** One entry of a struct or map literal; undefined leaves it out. */
export type Entry = readonly [key: string, value: Value | undefined];

export const text = (value: string): Value => atom(stringLiteral(value));
export const scalar = (value: number | boolean | null): Value =>
  atom(value === null ? "nil" : typeof value === "number" ? numberLiteral(value) : String(value));

function composite(head: Part, entries: readonly LiteralEntry[], headWidth: number): Value {
  return compositeLiteral([head, "{"], entries, "}", { openWidth: head === "" ? 1 : headWidth + 1 });
}

/** `core.Operation{Method: "GET"}`; an empty head leaves the type to what is around it. */
export function struct(head: Part, entries: readonly Entry[], headWidth = 16): Value {
  return composite(head, entries, headWidth);
}

/** `map[string]any{"stream": true}`: keys are texts. */
export function map(head: Part, entries: readonly Entry[]): Value {
  return struct(
    head,
    entries.map(([key, value]) => [stringLiteral(key), value]),
  );
}

/** `[]string{"a", "b"}`. */
export function slice(head: Part, items: readonly Value[]): Value {
  return composite(
    head,
    items.map((value): LiteralEntry => [undefined, value]),
    12,
  );
}

export const texts = (values: readonly string[], head: Part = "[]string"): Value => slice(head, values.map(text));

/** `&` before a composite literal or a name. */
export function pointer(value: Value): Value {
  if (value.kind === "atom") return { ...value, part: ["&", value.part], width: value.width + 1 };
  if (value.kind === "call") return value;
  return { ...value, open: ["&", value.open], openWidth: value.openWidth + 1 };
}

/** JSON as literals of type `any`. */
export const jsonForms: JsonForms<Value> = {
  text,
  scalar,
  list: (items) => slice("[]any", items),
  map: (entries) => map("map[string]any", entries),
};
export const json = (value: JsonValue): Value => foldJson(value, jsonForms);

/** The value as gofmt lays it out. It leaves the choice of lines; a literal of up to 90 columns is easy to read on one. */
export const layOut = (value: Value): Part => layOutLiteral(value, { width: 90, aligned: true });
