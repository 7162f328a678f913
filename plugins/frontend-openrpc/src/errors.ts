import {
  child,
  expectList,
  followObject,
  isObject,
  keyOf,
  locationOf,
  type Node,
  textAt,
} from "@sdkwright/json-schema";
import { type RpcOperation, splitWords, type Type } from "@sdkwright/plugin-api";
import { openrpcCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";

/** Declared errors of a method, by code. */
export function lowerErrors(context: Context, method: Node, words: readonly string[]): RpcOperation["codes"] {
  return expectList(context, child(method, "errors")).flatMap((entry) => {
    const node = followObject(context, entry);
    if (!node) return [];
    const { code } = node.value;
    if (typeof code !== "number" || !Number.isInteger(code)) {
      const location = locationOf(child(node, "code") ?? node);
      context.report(openrpcCatalogue.create("error-code", {}, { location }));
      return [];
    }
    const message = textAt(context, node, "message") ?? "";
    return [{ code, message, data: dataType(context, child(node, "data"), [...words, ...splitWords(message)]) }];
  });
}

const SCHEMA_KEYWORDS = ["$ref", "type", "properties", "oneOf", "anyOf", "allOf", "enum", "const"] as const;

/** `data` is an example by the specification; many definitions give a schema there, which says more. */
function dataType(context: Context, data: Node | undefined, words: readonly string[]): Type | null {
  if (!data) return null;
  const { value } = data;
  const isSchema = isObject(value) && SCHEMA_KEYWORDS.some((keyword) => isKeyword(keyword, value[keyword]));
  if (!isSchema) return { kind: "unknown" };
  context.schemas.place(data, { words, own: ["data"], wire: keyOf(data) });
  return context.schemas.type(data);
}

const TYPES: ReadonlySet<unknown> = new Set(["object", "array", "string", "number", "integer", "boolean", "null"]);

function isKeyword(keyword: (typeof SCHEMA_KEYWORDS)[number], value: unknown): boolean {
  if (value === undefined) return false;
  if (keyword === "$ref") return typeof value === "string";
  if (keyword === "type") return TYPES.has(value) || Array.isArray(value);
  return typeof value === "object" && value !== null;
}
