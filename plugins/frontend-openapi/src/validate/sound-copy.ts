import { escapePointerToken, type Json, pointerTokens } from "@sdkwright/plugin-api";
import { internalPointer, isObject, memberOf, referenceOf, valueAt } from "./references.js";

type JsonObject = { [key: string]: Json };

const METHODS: ReadonlySet<string> = new Set("get put post delete options head patch trace".split(" "));

/** Sections whose members stand for themselves; any other section is left out as a whole. */
const MAPS: ReadonlySet<string> = new Set(
  "paths webhooks definitions parameters responses securityDefinitions".split(" "),
);

const SCHEMAS: readonly (readonly string[])[] = [["components", "schemas"], ["definitions"]];

/** What the parser asks every definition for, where it is missing or left out. */
const REQUIRED: { readonly [key: string]: Json } = { info: { title: "", version: "" }, paths: { "/": {} } };

/** Where references lead that have no target: the parser leaves references to other documents alone. */
const ELSEWHERE = "elsewhere.json";

/**
 * A copy of a definition without its faulty parts, so that a validator which stops at the first kind of fault goes through
 * the rest. The smallest part is an operation, or a component; a faulty reference leads elsewhere, and so do references to
 * parts that are missing.
 *
 * @param faulty pointers of faulty values
 */
export function soundCopy(root: Json, faulty: Iterable<string>): JsonObject {
  const copy = structuredClone(root) as JsonObject;
  for (const pointer of faulty) {
    const reference = pointer.endsWith("/$ref") ? valueAt(copy, pointer.slice(0, -"/$ref".length)) : undefined;
    if (isObject(reference)) (reference as JsonObject).$ref = ELSEWHERE;
    else removeAt(copy, partOf(pointer));
  }
  // The parser takes extensions among the paths for paths.
  for (const name of Object.keys(Object(copy.paths)))
    if (name.startsWith("x-")) removeAt(copy, `/paths/${escapePointerToken(name)}`);
  for (const [key, value] of Object.entries(REQUIRED)) copy[key] ??= structuredClone(value);
  const masked = new Set<object>();
  for (const path of SCHEMAS) {
    const schemas = path.reduce<Json | undefined>(memberOf, copy);
    for (const schema of Object.values(Object(schemas)) as Json[]) maskNested(schema, true, masked);
  }
  maskMissing(copy, copy, new Set());
  return copy;
}

/** The part of a definition that contains a value: what is left out of the copy if the value is faulty. */
function partOf(pointer: string): string {
  const tokens = pointerTokens(pointer);
  const [section = "", , member = ""] = tokens;
  const isOperation = (section === "paths" || section === "webhooks") && METHODS.has(member);
  const depth = isOperation || section === "components" ? 3 : MAPS.has(section) ? 2 : 1;
  return tokens
    .slice(0, depth)
    .map((token) => `/${escapePointerToken(token)}`)
    .join("");
}

function removeAt(copy: JsonObject, pointer: string): void {
  const tokens = pointerTokens(pointer);
  const last = tokens.pop();
  // The version of OpenAPI is what a definition is recognised by.
  if (last === undefined || pointer === "/openapi" || pointer === "/swagger") return;
  const parent = tokens.reduce<Json | undefined>(memberOf, copy);
  if (isObject(parent)) delete (parent as JsonObject)[last];
}

/** Leads references elsewhere that have no target. */
function maskMissing(root: Json, value: Json, seen: Set<object>): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  const pointer = internalPointer(referenceOf(value) ?? "");
  if (pointer !== undefined && valueAt(root, pointer) === undefined) (value as JsonObject).$ref = ELSEWHERE;
  for (const member of Object.values(value)) maskMissing(root, member, seen);
}

/**
 * Leads the references inside a schema elsewhere, except those of `allOf`. The parser replaces references by their targets: with
 * schemas inside schemas, a large definition would grow a hundredfold.
 */
function maskNested(schema: Json, isExtended: boolean, seen: Set<object>): void {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return;
  seen.add(schema);
  if (referenceOf(schema) !== undefined && !isExtended) (schema as JsonObject).$ref = ELSEWHERE;
  for (const [key, member] of Object.entries(schema)) {
    if (key === "allOf" && Array.isArray(member)) for (const base of member) maskNested(base, true, seen);
    else maskNested(member, false, seen);
  }
}
