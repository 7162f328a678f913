import type { JsonValue, Type } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { array, type Entry, json, longInteger, object, type Value } from "../literals.js";
import { type Integers, type Shape, type Shapes, shapeOf } from "./shapes.js";

function isObject(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);
const at = (shapes: Shapes | undefined, key: string): readonly Shape[] =>
  shapes?.[key] !== undefined && Object.hasOwn(shapes, key) ? [shapes[key]] : [];

/** Names and alternatives resolved, variants chosen by the value's tag: what is left are integers and members. */
function resolved(shape: Shape, value: JsonValue, table: Shapes, seen: readonly string[] = []): readonly Shape[] {
  const all = (shapes: readonly Shape[], met = seen): Shape[] =>
    shapes.flatMap((inner) => resolved(inner, value, table, met));
  if (shape === true) return [shape];
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

function expression(value: JsonValue, shapes: readonly Shape[], integers: Integers): Value {
  const { form, table } = integers;
  const all = shapes.flatMap((shape) => resolved(shape, value, table));
  if (typeof value === "number") {
    return Number.isInteger(value) && all.includes(true) ? longInteger(value, form) : json(value);
  }
  if (typeof value !== "object" || value === null || all.length === 0) return json(value);
  const member = (item: JsonValue, key: string): Value =>
    expression(
      item,
      all.flatMap((shape) => membersAt(shape, key)),
      integers,
    );
  if (!isObject(value)) return array(value.map((item, index) => member(item, String(index))));
  return object(Object.entries(value).map(([key, item]): Entry => [key, member(item, key)]));
}

/**
 * What callers get of an answer where it is not the JSON that was sent: the runtime has made 64-bit integers of numbers,
 * wherever any variant of a union holds one. Undefined where values of the type hold none.
 */
export function exactAnswer(value: JsonValue, type: Type, { integers }: Emission): Value | undefined {
  const shape = integers.form === "number" ? undefined : shapeOf(type, integers);
  return shape === undefined ? undefined : expression(value, [shape], integers);
}
