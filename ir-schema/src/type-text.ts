import { listOf, literal, mapOf, nullable, primitive, unknownType } from "./build.js";
import type { PrimitiveKind, Type } from "./types.js";

const PRIMITIVES: ReadonlyMap<string, PrimitiveKind> = new Map<string, PrimitiveKind>([
  ["string", "string"],
  ["boolean", "boolean"],
  ["number", "number"],
  ["double", "number"],
  ["float", "float"],
  ["integer", "int32"],
  ["int", "int32"],
  ["long", "int64"],
  ["uint", "uint32"],
  ["uint64", "uint64"],
  ["bigInteger", "bigint"],
  ["uuid", "uuid"],
  ["date", "date"],
  ["datetime", "date-time"],
  ["base64", "base64"],
]);

/** A type that a configuration or an extension gives as text. */
export interface TextType {
  readonly type: Type;
  /** The text is `optional<...>`: a value need not be given. */
  readonly optional: boolean;
}

/** Returns the type of a name that is not built in; undefined if the name is unknown. */
export type NamedType = (name: string) => Type | undefined;

/**
 * Reads `string`, `integer`, `datetime`, ..., `literal<"v">`, `list<T>`, `set<T>`, `map<string, T>`, `nullable<T>`,
 * `optional<T>`, or a name that `named` knows. Undefined for any other text. Inside another type, `optional` means
 * that the value may be null.
 */
export function readTypeText(text: string, named: NamedType = () => undefined): TextType | undefined {
  const trimmed = text.trim();
  const inner = argumentOf(trimmed, "optional");
  const type = typeOf(inner ?? trimmed, named);
  return type && { type, optional: inner !== undefined };
}

function argumentOf(text: string, wrapper: string): string | undefined {
  return text.startsWith(`${wrapper}<`) && text.endsWith(">") ? text.slice(wrapper.length + 1, -1).trim() : undefined;
}

function typeOf(text: string, named: NamedType): Type | undefined {
  const kind = PRIMITIVES.get(text);
  if (kind) return primitive(kind);
  if (text === "unknown" || text === "any") return unknownType;
  const open = text.indexOf("<");
  if (open < 0) return text === "" ? undefined : named(text);
  const wrapper = text.slice(0, open);
  const argument = argumentOf(text, wrapper);
  return argument === undefined ? undefined : applied(wrapper, argument, named);
}

function applied(wrapper: string, argument: string, named: NamedType): Type | undefined {
  switch (wrapper) {
    case "literal":
      return literalOf(argument);
    case "map":
      return mapType(argument, named);
    case "list":
    case "set": {
      const items = typeOf(argument, named);
      if (!items) return undefined;
      return wrapper === "set" ? { kind: "list", items, unique: true } : listOf(items);
    }
    case "optional":
    case "nullable": {
      const inner = typeOf(argument, named);
      return inner && nullable(inner);
    }
    default:
      return undefined;
  }
}

function literalOf(text: string): Type | undefined {
  const quoted = /^"(.*)"$/s.exec(text)?.[1];
  if (quoted !== undefined) return literal(quoted);
  return text === "true" || text === "false" ? literal(text === "true") : undefined;
}

/** Keys of JSON objects are text, whatever the type of keys says. */
function mapType(text: string, named: NamedType): Type | undefined {
  const comma = text.indexOf(",");
  const values = comma < 0 ? undefined : typeOf(text.slice(comma + 1).trim(), named);
  return values && mapOf(values);
}
