import { type Json, nullable, readTypeText, type Type, unknownType } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { extension, extensionKey } from "./dialect.js";
import { child, type JsonObject, locationOf, type Node } from "./node.js";
import type { State } from "./state.js";
import { targetType } from "./type-of.js";

/**
 * What the text of an `x-gen-type` says, with the types that `typeOf` gives for schemas; undefined if the text is not a
 * type.
 */
function readChosen(state: State, text: Json | undefined, typeOf: (schema: Node) => Type) {
  if (typeof text !== "string") return undefined;
  return readTypeText(text, (name) => {
    const target = state.options.schemaNamed?.(name);
    return target && typeOf(target);
  });
}

/** The type that `x-gen-type` gives a schema in place of its keywords; undefined where it gives none. */
export function chosenType(state: State, node: Node, value: JsonObject): Type | undefined {
  const text = extension(value, "type");
  if (text === undefined) return undefined;
  const read = readChosen(state, text, (schema) => targetType(state, schema));
  if (read) return read.optional ? nullable(read.type) : read.type;
  const what = extensionKey(value, "type")!;
  const expected = "a type such as `datetime`, `list<string>`, `optional<integer>` or the name of a schema";
  const found = typeof text === "string" ? `\`${text}\`` : "no text";
  const location = locationOf(child(node, what)!);
  state.report(jsonSchemaCatalogue.create("wrong-type", { what, expected, found }, { location }));
  return undefined;
}

/** Whether {@link chosenType} gives a schema a type. Neither declares types nor reports a text that is not a type. */
export function isTypeChosen(state: State, value: JsonObject): boolean {
  return readChosen(state, extension(value, "type"), () => unknownType) !== undefined;
}

/** Whether `x-gen-type` allows null; undefined if it is not set. */
export function chosenNullability(value: JsonObject): boolean | undefined {
  const text = extension(value, "type");
  return typeof text === "string" ? /^\s*(?:optional|nullable)\s*</.test(text) : undefined;
}
