import { join, type Part, type Type, type TypeId } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { constant } from "./dialect.js";
import { TYPES_FILE } from "./plan.js";

/** The name of a declared type, which files other than its own import. */
function typeName({ names }: Context, id: TypeId): Part {
  return { part: "sym", name: names.type(id), module: TYPES_FILE };
}

/** A type of the IR as a type expression. */
export function typeOf(context: Context, type: Type): Part {
  switch (type.kind) {
    case "primitive":
      return type.primitive;
    case "literal":
      return ["literal<", constant(type.value), ">"];
    case "ref":
      return typeName(context, type.id);
    case "list":
      return ["list<", typeOf(context, type.items), ">"];
    case "tuple": {
      const items = type.items.map((item) => typeOf(context, item));
      return ["[", join(", ", type.rest ? [...items, ["...", typeOf(context, type.rest)]] : items), "]"];
    }
    case "map":
      return ["map<", typeOf(context, type.values), ">"];
    case "nullable":
      return [typeOf(context, type.inner), " | null"];
    case "unknown":
      return "any";
    case "never":
      return "never";
    case "null":
      return "null";
    default:
      return type satisfies never;
  }
}
