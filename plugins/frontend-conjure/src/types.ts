import { keyOf, locationOf, type Node, originOf } from "@sdkwright/json-schema";
import {
  listOf,
  literal,
  makeName,
  type Name,
  nullable,
  primitive,
  ref,
  splitWords,
  type Type,
  type TypeId,
  unknownType,
} from "@sdkwright/plugin-api";
import { conjureCatalogue } from "./catalogue.js";
import type { Context, Scope } from "./context.js";
import { dealias, findType } from "./names.js";
import { declareObject } from "./objects.js";
import { type ConjureType, type Primitive, printType } from "./type-text.js";

/** Id of what a node declares. */
export function typeIdOf(context: Context, node: Node): TypeId {
  return `type:${context.idPrefix}${keyOf(node)}`;
}

/** A name that the definition gives, exactly. */
export const givenName = (wire: string): Name => makeName(wire, { words: splitWords(wire), explicit: true });

/** The type expression of a Conjure type, seen from a file. `at` is where it is used. */
export function typeOf(context: Context, scope: Scope, type: ConjureType, at: Node): Type {
  switch (type.kind) {
    case "primitive":
      return primitiveOf(context, type.name, scope);
    case "optional":
      checkNested(context, scope, type, at);
      return nullable(typeOf(context, scope, type.items, at));
    case "list":
      return listOf(typeOf(context, scope, type.items, at));
    case "set":
      return { kind: "list", items: typeOf(context, scope, type.items, at), unique: true };
    case "map":
      return {
        kind: "map",
        keys: typeOf(context, scope, type.keys, at),
        values: typeOf(context, scope, type.values, at),
      };
    case "name": {
      const target = findType(context, scope, type, at);
      if (target.kind === "unknown") return unknownType;
      if (target.kind === "external") return typeOf(context, scope, target.type, at);
      return ref(declareObject(context, target.declared));
    }
    default:
      return type satisfies never;
  }
}

function checkNested(
  context: Context,
  scope: Scope,
  type: Extract<ConjureType, { readonly items: ConjureType }>,
  at: Node,
): void {
  if (dealias(context, scope, type.items, at).kind !== "optional") return;
  const params = { text: printType(type) };
  context.report(conjureCatalogue.create("nested-optional", params, { location: locationOf(at) }));
}

const SAFE = 2 ** 53 - 1;

function primitiveOf(context: Context, name: Primitive, scope: Scope): Type {
  switch (name) {
    case "any":
      return unknownType;
    case "bearertoken":
    case "rid":
      return { kind: "primitive", primitive: "string", constraints: { format: name } };
    case "binary":
      return primitive("base64");
    case "boolean":
    case "string":
    case "uuid":
      return primitive(name);
    case "datetime":
      return primitive("date-time");
    case "double":
      return ref(doubleOf(context, scope.root));
    case "integer":
      return primitive("int32");
    case "safelong":
      return { kind: "primitive", primitive: "int64", constraints: { minimum: -SAFE, maximum: SAFE } };
    default:
      return name satisfies never;
  }
}

/** On the wire, a double is a number, or the name of a value for which JSON has no number. */
function doubleOf(context: Context, root: Node): TypeId {
  const id: TypeId = `type:${context.idPrefix}double`;
  if (context.types.has(id)) return id;
  const origin = originOf(root);
  const special = (value: string, word: string) => ({
    name: givenName(word),
    type: literal(value),
    tags: [],
    origin,
  });
  context.types.set(id, {
    kind: "union",
    id,
    name: givenName("Double"),
    discriminator: null,
    variants: [
      { name: givenName("number"), type: primitive("number"), tags: [], origin },
      special("NaN", "nan"),
      special("Infinity", "infinity"),
      special("-Infinity", "negative infinity"),
    ],
    origin,
    ...(context.namespace !== undefined && { namespace: context.namespace }),
  });
  return id;
}
