import type { JsonValue, Type } from "@sdkwright/plugin-api";
import type { Emission } from "./emission.js";
import { type Shape, shapeOf, shapeOfDecl } from "./integers/shapes.js";
import { array, type Entry, json, object, text, type Value } from "./literals.js";
import type { IntegerForm } from "./options.js";

/** A value whose 64-bit integers have the form that the emitted types give them, and the shapes that say where they are. */
interface Shaped {
  readonly emission: Emission;
  readonly form: IntegerForm;
  readonly shapes: readonly Shape[];
}

/** What the shapes are in the end: references and alternatives resolved, variants chosen by the value's tag. */
function resolved({ emission, shapes }: Shaped, value: JsonValue, seen: readonly string[] = []): Shape[] {
  const { api, integers } = emission;
  return shapes.flatMap((shape): Shape[] => {
    const inner = (of: readonly (Shape | undefined)[], met = seen): Shape[] => {
      return resolved({ emission, form: "number", shapes: of.flatMap((next) => next ?? []) }, value, met);
    };
    switch (shape.kind) {
      case "integer":
      case "members":
        return [shape];
      case "any":
        return inner(shape.of);
      case "ref": {
        const decl = api.types[shape.id];
        return decl && !seen.includes(shape.id) ? inner([shapeOfDecl(decl, integers)], [...seen, shape.id]) : [];
      }
      case "variants": {
        const tag = isObject(value) ? String(value[shape.tag]) : "";
        return inner([shape.variants.get(tag)]);
      }
      default:
        return shape satisfies never;
    }
  });
}

function isObject(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function memberOf(shapes: readonly Shape[], key: string): Shape[] {
  return shapes.flatMap((shape) => (shape.kind === "members" ? (shape.properties.get(key) ?? shape.values ?? []) : []));
}

function expression(value: JsonValue, shaped: Shaped): Value {
  if (shaped.shapes.length === 0) return json(value);
  const shapes = resolved(shaped, value);
  if (typeof value === "number" && Number.isInteger(value) && shapes.some(({ kind }) => kind === "integer")) {
    const digits = String(BigInt(value));
    return shaped.form === "bigint" ? { part: `${digits}n`, atomic: true, size: 0, kind: "other" } : text(digits);
  }
  const below = (key: string): Shaped => ({ ...shaped, shapes: memberOf(shapes, key) });
  if (isObject(value)) {
    return object(Object.entries(value).map(([key, item]): Entry => [key, expression(item, below(key))]));
  }
  if (typeof value !== "object" || value === null) return json(value);
  return array(value.map((item, index) => expression(item, below(String(index)))));
}

/** A JSON value of a type as the expression that makes it in an SDK, where integers may be no numbers. */
export function typedJson(value: JsonValue, type: Type | undefined, emission: Emission): Value {
  const { form } = emission.integers;
  const shape = type && form !== "number" ? shapeOf(type, emission.integers) : undefined;
  return expression(value, { emission, form, shapes: shape ? [shape] : [] });
}

/** Whether {@link typedJson} makes more of values of a type than JSON. */
export function isExact(type: Type, { integers }: Emission): boolean {
  return integers.form !== "number" && shapeOf(type, integers) !== undefined;
}
