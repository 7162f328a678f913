import type { Api, JsonValue, Type } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { array, type Entry, json, longInteger, object, type Value } from "../literals.js";
import type { Integers } from "./shapes.js";
import { type Shape, shapeOf, shapeOfDecl } from "./shapes.js";

type Found = readonly (Shape | undefined)[];
type Model = { readonly api: Api; readonly integers: Integers };

function isObject(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** References and alternatives resolved, variants chosen by the value's tag: what is left are integers and members. */
function resolved(shapes: Found, value: JsonValue, model: Model, seen: readonly string[] = []): Shape[] {
  return shapes.flatMap((shape): Shape[] => {
    switch (shape?.kind) {
      case undefined:
        return [];
      case "integer":
      case "members":
        return [shape];
      case "any":
        return resolved(shape.of, value, model, seen);
      case "variants": {
        const tag = isObject(value) ? String(value[shape.tag]) : "";
        return resolved([shape.variants.get(tag)], value, model, seen);
      }
      case "ref": {
        const decl = model.api.types[shape.id];
        if (!decl || seen.includes(shape.id)) return [];
        return resolved([shapeOfDecl(decl, model.integers)], value, model, [...seen, shape.id]);
      }
      default:
        return shape satisfies never;
    }
  });
}

function expression(value: JsonValue, found: Found, model: Model): Value {
  const shapes = resolved(found, value, model);
  if (shapes.length === 0 || value === null) return json(value);
  if (typeof value === "number") {
    const isLong = Number.isInteger(value) && shapes.some(({ kind }) => kind === "integer");
    return isLong ? longInteger(value, model.integers.form) : json(value);
  }
  if (typeof value !== "object") return json(value);
  const member = (item: JsonValue, key: string): Value => {
    const inner = shapes.flatMap((shape) =>
      shape.kind === "members" ? (shape.properties.get(key) ?? shape.values ?? []) : [],
    );
    return expression(item, inner, model);
  };
  if (!isObject(value)) return array(value.map((item, index) => member(item, String(index))));
  return object(Object.entries(value).map(([key, item]): Entry => [key, member(item, key)]));
}

/**
 * What callers get of an answer where it is not the JSON that was sent: the runtime has made 64-bit integers of numbers,
 * wherever any variant of a union holds one. Undefined where values of the type hold none.
 */
export function exactAnswer(value: JsonValue, type: Type, { api, integers }: Emission): Value | undefined {
  const shape = integers.form === "number" ? undefined : shapeOf(type, integers);
  return shape && expression(value, [shape], { api, integers });
}
