import type { JsonValue, Type } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { array, type Entry, exactInteger, instant, json, object, type Value } from "../literals.js";
import type { IntegerForm } from "../options.js";
import { type Forms, type Shape, type Shapes, shapeOf } from "./shapes.js";

function isObject(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);
const at = (shapes: Shapes | undefined, key: string): readonly Shape[] =>
  shapes?.[key] !== undefined && Object.hasOwn(shapes, key) ? [shapes[key]] : [];

/** Names and alternatives resolved, variants chosen by the value's tag: what is left are leaves and members. */
function resolved(shape: Shape, value: JsonValue, table: Shapes, seen: readonly string[] = []): readonly Shape[] {
  const all = (shapes: readonly Shape[], met = seen): Shape[] =>
    shapes.flatMap((inner) => resolved(inner, value, table, met));
  if (typeof shape === "string" && shape.startsWith("@")) return [shape];
  if (typeof shape === "string") return seen.includes(shape) ? [] : all(at(table, shape), [...seen, shape]);
  if (isList(shape)) return all(shape);
  if ("tag" in shape) return all(at(shape.variants, isObject(value) ? String(value[shape.tag]) : ""));
  return [shape];
}

function membersAt(shape: Shape, key: string): readonly Shape[] {
  if (typeof shape !== "object" || isList(shape) || "tag" in shape) return [];
  const properties = at(shape.properties, key);
  return properties.length > 0 || shape.values === undefined ? properties : [shape.values];
}

/** A number as callers get it: exact by its type, or, where it has none, because a number would round it. */
function numberIn(value: number, shapes: readonly Shape[], integer: IntegerForm): Value {
  // What the server sends.
  const digits = String(value);
  const isExact = shapes.includes("@int64") || !(shapes.includes("@number") || Number.isSafeInteger(value));
  return integer !== "number" && isExact && /^-?\d+$/.test(digits) ? exactInteger(digits, integer) : json(value);
}

function expression(value: JsonValue, shapes: readonly Shape[], forms: Forms): Value {
  const { choice, table } = forms;
  const all = shapes.flatMap((shape) => resolved(shape, value, table));
  if (typeof value === "number") return numberIn(value, all, choice.integer);
  if (typeof value === "string") return all.includes("@date") ? instant(value) : json(value);
  if (typeof value !== "object" || value === null) return json(value);
  const member = (item: JsonValue, key: string): Value =>
    expression(
      item,
      all.flatMap((shape) => membersAt(shape, key)),
      forms,
    );
  if (!isObject(value)) return array(value.map((item, index) => member(item, String(index))));
  return object(Object.entries(value).map(([key, item]): Entry => [key, member(item, key)]));
}

/**
 * What callers get of an answer where it is not the JSON that was sent: the runtime has made 64-bit integers of numbers, and
 * dates of texts, wherever any variant of a union holds one. Undefined where values of the type hold none.
 */
export function exactAnswer(value: JsonValue, type: Type, { forms }: Context): Value | undefined {
  const shape = shapeOf(type, forms);
  const mayBeExact = forms.choice.integer !== "number" && /\d{16}/.test(JSON.stringify(value));
  return shape === undefined && !mayBeExact ? undefined : expression(value, shape === undefined ? [] : [shape], forms);
}
