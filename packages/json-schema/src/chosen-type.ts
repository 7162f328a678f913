import { type Json, readTypeText, type Type, unknownType } from "@sdkwright/plugin-api";
import { extension } from "./dialect.js";
import type { JsonObject, Node } from "./node.js";
import type { State } from "./state.js";

/**
 * What the text of an `x-gen-type` says, with the types that `typeOf` gives for schemas; undefined if the text is not a
 * type.
 */
export function readChosen(state: State, text: Json | undefined, typeOf: (schema: Node) => Type) {
  if (typeof text !== "string") return undefined;
  return readTypeText(text, (name) => {
    const target = state.options.schemaNamed?.(name);
    return target && typeOf(target);
  });
}

/** Whether `x-gen-type` gives a schema a type in place of its keywords. Neither declares types nor reports a text that is not a type. */
export function isTypeChosen(state: State, value: JsonObject): boolean {
  return readChosen(state, extension(value, "type"), () => unknownType) !== undefined;
}

/** Whether `x-gen-type` allows null; undefined if it is not set. */
export function chosenNullability(value: JsonObject): boolean | undefined {
  const text = extension(value, "type");
  return typeof text === "string" ? /^\s*(?:optional|nullable)\s*</.test(text) : undefined;
}
