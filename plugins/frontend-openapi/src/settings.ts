import type { Mutable } from "@sdkwright/json-schema";
import { type HttpOperation, type JsonValue, makeName } from "@sdkwright/plugin-api";
import type { Found } from "./collect.js";
import type { Context } from "./context.js";

/** Whether the verb goes before the noun in the names of requests, and of the schemas that stand in them. */
export function isIdiomatic({ frontend }: Context): boolean {
  return frontend.settings["idiomatic-request-names"] !== false;
}

/** What settings say of an operation's shape and of its examples. */
export function applySettings(context: Context, operation: Mutable<HttpOperation>, { name, words }: Found): void {
  const { settings } = context.frontend;
  if (settings["inline-path-parameters"] === false) operation.positionalPath = true;
  if (!isIdiomatic(context)) operation.requestName = makeName(name.wire, { words: [...words, "request"] });
  const depth = exampleDepth(settings["example-generation"]);
  if (depth) operation.exampleDepth = depth;
}

function exampleDepth(setting: JsonValue | undefined): HttpOperation["exampleDepth"] {
  const given = (setting ?? {}) as { readonly [side: string]: { readonly "max-depth"?: number } };
  const request = given.request?.["max-depth"];
  const response = given.response?.["max-depth"];
  if (request === undefined && response === undefined) return undefined;
  return { ...(request !== undefined && { request }), ...(response !== undefined && { response }) };
}
