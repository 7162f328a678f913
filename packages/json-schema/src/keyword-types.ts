import type { Report } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { checkContradictions } from "./contradictions.js";
import { child, isObject, type JsonObject, locationOf, type Node } from "./node.js";
import type { State } from "./state.js";

type Kind = "number" | "limit" | "text" | "flag" | "list" | "object" | "types";

const EXPECTED: { readonly [K in Kind]: string } = {
  number: "a number",
  limit: "a number",
  text: "text",
  flag: "true or false",
  list: "a list",
  object: "an object",
  types: "text or a list",
};

/** What keywords hold. Those that are read as schemas are checked where that is done. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ...["minimum", "maximum", "multipleOf"].map((name) => [name, "number"] as const),
  ...["minLength", "maxLength", "minItems", "maxItems"].map((name) => [name, "number"] as const),
  ...["minProperties", "maxProperties"].map((name) => [name, "number"] as const),
  // Draft 4, and OpenAPI 3.0 with it, has flags there.
  ...["exclusiveMinimum", "exclusiveMaximum"].map((name) => [name, "limit"] as const),
  ...["$ref", "format", "pattern", "contentEncoding", "contentMediaType"].map((name) => [name, "text"] as const),
  ...["nullable", "readOnly", "writeOnly", "uniqueItems"].map((name) => [name, "flag"] as const),
  ...["enum", "required", "allOf", "anyOf", "oneOf", "prefixItems"].map((name) => [name, "list"] as const),
  ["discriminator", "object"],
  ["type", "types"],
]);

/** Reports keywords whose values are of no type that they can have, and those that contradict each other. */
export function checkKeywordTypes(state: State, node: Node, value: JsonObject): void {
  for (const name in value) {
    const kind = KINDS.get(name);
    if (kind === undefined || fits(kind, value[name])) continue;
    const isName = name === "discriminator" && typeof value[name] === "string";
    if (isName && state.options.dialect.textDiscriminator) continue;
    const instead = isName ? "the name of the property" : "absent";
    reportKeywordType(state.report, node, { keyword: name, kind, instead });
  }
  checkContradictions(state, node, value);
}

/** Members of other parts that hold a flag or a list, and are read as absent where they hold anything else. */
export function checkMembers(
  { report }: { readonly report: Report },
  node: Node,
  expected: { readonly [name: string]: "flag" | "list" },
): void {
  for (const [keyword, kind] of Object.entries(expected)) {
    const member = child(node, keyword);
    if (member && !fits(kind, member.value)) reportKeywordType(report, node, { keyword, kind, instead: "absent" });
  }
}

function reportKeywordType(
  report: Report,
  node: Node,
  { keyword, kind, instead }: { readonly keyword: string; readonly kind: Kind; readonly instead: string },
): void {
  const at = child(node, keyword) ?? node;
  const params = { keyword, expected: EXPECTED[kind], found: describe(at.value), instead };
  report(jsonSchemaCatalogue.create("keyword-type", params, { location: locationOf(at) }));
}

function fits(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case "number":
      return typeof value === "number";
    case "limit":
      return typeof value === "number" || typeof value === "boolean";
    case "text":
      return typeof value === "string";
    case "flag":
      return typeof value === "boolean";
    case "list":
      return Array.isArray(value);
    case "object":
      return isObject(value as JsonObject);
    case "types":
      return typeof value === "string" || Array.isArray(value);
    default:
      return kind satisfies never;
  }
}

function describe(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : JSON.stringify(value);
}
