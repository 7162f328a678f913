import { escapePointerToken, type Json } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { typesOf } from "./keywords.js";
import { child, isObject, type JsonObject, jsonEqual, keyOf, locationOf, mergedNode, type Node } from "./node.js";
import type { MergePart } from "./parts.js";
import type { State } from "./state.js";
import { propertyNodes, relaxedNames } from "./views.js";

interface MergeInput {
  readonly parts: readonly MergePart[];
  /** The schema that holds the parts, and the key of the whole. */
  readonly at: Node;
  readonly key: string;
}

interface Draft {
  readonly value: JsonObject;
  readonly overrides: Map<string, Node>;
  readonly input: MergeInput;
}

const LARGEST: ReadonlySet<string> = new Set(["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"]);
const SMALLEST: ReadonlySet<string> = new Set([
  "maximum",
  "exclusiveMaximum",
  "maxLength",
  "maxItems",
  "maxProperties",
]);
const TEXT: ReadonlySet<string> = new Set(["title", "description", "summary", "example", "examples", "externalDocs"]);
/** Keywords that say something of the very schema they stand in. */
const NOT_INHERITED: ReadonlySet<string> = new Set(["deprecated", "default", "discriminator"]);
const SCHEMAS: ReadonlySet<string> = new Set(["items", "additionalProperties", "propertyNames"]);

/** One schema that says what several say together. Its children are the real places. */
export function mergeParts(state: State, input: MergeInput): Node {
  const draft: Draft = { value: Object.create(null) as JsonObject, overrides: new Map(), input };
  // The schema's own text comes last in a definition, but counts first.
  const own = input.parts.findLast((part) => keyOf(part.node) === keyOf(input.at));
  for (const part of own ? [own, ...input.parts] : input.parts) copyText(draft, part);
  for (const part of input.parts) {
    if (!isObject(part.node.value)) continue;
    for (const keyword of Object.keys(part.node.value)) mergeKeyword(state, draft, { part, keyword });
  }
  mergeProperties(state, draft);
  relax(state, draft);
  return mergedNode({ at: input.at, key: input.key, value: draft.value, overrides: draft.overrides });
}

/** Properties that the schema declares again without requiring them are optional, where settings let it say so. */
function relax(state: State, { value, input }: Draft): void {
  if (!Array.isArray(value.required)) return;
  const own = input.parts.flatMap(({ node, inherited }) => (inherited ? [] : node));
  const names = relaxedNames(state, own);
  if (names.size > 0) value.required = value.required.filter((name) => typeof name !== "string" || !names.has(name));
}

function copyText(draft: Draft, { node, inherited }: MergePart): void {
  if (inherited || !isObject(node.value)) return;
  for (const [keyword, value] of Object.entries(node.value)) {
    if (keyword === "deprecated" || keyword === "default" || keyword.startsWith("x-") || TEXT.has(keyword)) {
      if (!Object.hasOwn(draft.value, keyword)) adopt(draft, node, { keyword, value });
    }
  }
}

function adopt(draft: Draft, node: Node, { keyword, value }: { readonly keyword: string; readonly value: Json }): void {
  draft.value[keyword] = value;
  const place = child(node, keyword);
  if (place) draft.overrides.set(keyword, place);
}

function mergeKeyword(state: State, draft: Draft, at: { readonly part: MergePart; readonly keyword: string }): void {
  const { keyword, part } = at;
  const value = (part.node.value as JsonObject)[keyword]!;
  if (keyword === "properties" || TEXT.has(keyword) || keyword.startsWith("x-")) return;
  if (keyword === "nullable" || (part.inherited && NOT_INHERITED.has(keyword))) return;
  const known = draft.value[keyword];
  if (known === undefined) {
    adopt(draft, part.node, { keyword, value });
    return;
  }
  if (known === value || jsonEqual(known, value)) return;
  const combined = combine(state, draft, { ...at, known, value });
  if (combined !== undefined) {
    draft.value[keyword] = combined;
    if (!SCHEMAS.has(keyword)) draft.overrides.delete(keyword);
  }
}

interface Clash {
  readonly part: MergePart;
  readonly keyword: string;
  readonly known: Json;
  readonly value: Json;
}

/** What two values of a keyword come to; undefined keeps the first. */
function combine(state: State, draft: Draft, clash: Clash): Json | undefined {
  const { keyword, known, value } = clash;
  if (keyword === "required") return union(known, value);
  if (keyword === "type") return commonType(state, clash);
  if (keyword === "enum") return commonValues(state, clash);
  if (LARGEST.has(keyword) && typeof known === "number" && typeof value === "number") return Math.max(known, value);
  if (SMALLEST.has(keyword) && typeof known === "number" && typeof value === "number") return Math.min(known, value);
  if (SCHEMAS.has(keyword)) return commonSchema(state, draft, clash);
  if (keyword === "const" || keyword === "format") reportConflict(state, clash);
  return undefined;
}

function union(a: Json, b: Json): Json {
  if (!Array.isArray(a)) return b;
  return Array.isArray(b) ? [...a, ...b.filter((item) => !a.includes(item))] : a;
}

function commonType(state: State, clash: Clash): Json | undefined {
  const first = typesOf({ type: clash.known });
  const second = typesOf({ type: clash.value });
  const common = first.filter((type) => second.includes(type));
  if (common.length === 0 && first.concat(second).every((type) => type === "integer" || type === "number")) {
    common.push("integer");
  }
  const meetsInNull = admitsNull(clash.known) && admitsNull(clash.value);
  if (common.length === 0) {
    if (meetsInNull) return "null";
    reportConflict(state, clash);
    return undefined;
  }
  const types = meetsInNull ? [...common, "null"] : common;
  return types.length === 1 ? types[0]! : types;
}

function admitsNull(type: Json): boolean {
  return type === "null" || (Array.isArray(type) && type.includes("null"));
}

function commonValues(state: State, clash: Clash): Json | undefined {
  const { known, value } = clash;
  if (!Array.isArray(known) || !Array.isArray(value)) return undefined;
  // An empty list allows nothing: no schema means that, but generators write it for an enum that is declared elsewhere.
  if (known.length === 0 || value.length === 0) return known.length === 0 ? value : known;
  const common = known.filter((item) => value.includes(item));
  if (common.length > 0) return common;
  reportConflict(state, clash);
  return undefined;
}

function commonSchema(state: State, draft: Draft, { part, keyword, known, value }: Clash): Json | undefined {
  if (known === false || value === true || (isObject(value) && Object.keys(value).length === 0)) return undefined;
  const first = draft.overrides.get(keyword);
  const second = child(part.node, keyword)!;
  if (!isObject(value) || !isObject(known) || !first || Object.keys(known).length === 0) {
    draft.overrides.set(keyword, second);
    return value;
  }
  const both = bothOf(state, [first, second], `${draft.input.key}/${keyword}`);
  draft.overrides.set(keyword, both);
  return both.value;
}

function reportConflict(state: State, { part, keyword, known, value }: Clash): void {
  const params = { keyword, first: JSON.stringify(known), second: JSON.stringify(value) };
  const location = locationOf(child(part.node, keyword) ?? part.node);
  state.report(jsonSchemaCatalogue.create("all-of-conflict", params, { location }));
}

function mergeProperties(state: State, draft: Draft): void {
  const found = new Map<string, Node[]>();
  for (const { node } of draft.input.parts) {
    for (const property of propertyNodes(state, node)) {
      const known = found.get(property.token);
      if (!known) found.set(property.token, [property]);
      else if (!known.some((other) => keyOf(other) === keyOf(property))) known.push(property);
    }
  }
  if (found.size === 0) return;
  const key = `${draft.input.key}/properties`;
  const overrides = new Map<string, Node>();
  const value: JsonObject = Object.fromEntries([...found].map(([name, nodes]) => [name, nodes[0]!.value]));
  for (const [name, nodes] of found) overrides.set(name, single(state, nodes, `${key}/${escapePointerToken(name)}`));
  draft.value.properties = value;
  draft.overrides.set("properties", mergedNode({ at: draft.input.at, key, value, overrides }));
}

function single(state: State, nodes: readonly Node[], key: string): Node {
  const last = nodes.at(-1)!;
  const differing = nodes.filter((node) => node === last || !jsonEqual(node.value, last.value));
  return differing.length === 1 ? last : bothOf(state, differing, key);
}

/** A schema whose `allOf` lists the given ones. The same schemas give the same one, so that recursion ends. */
function bothOf(state: State, given: readonly Node[], key: string): Node {
  const distinct = new Map<string, Node>();
  for (const node of given) {
    const place = keyOf(state.options.resolver.follow(node) ?? node);
    const known = distinct.get(place);
    // Of one schema whole and in part, the whole says it all.
    if (!known || (known.merged && !node.merged)) distinct.set(place, node);
  }
  const combination = [...distinct.keys()].join("\n");
  const known = state.merged.get(combination);
  if (known) return known;
  const nodes = [...distinct.values()];
  const at = nodes.at(-1)!;
  const overrides = new Map(nodes.map((node, index) => [String(index), node]));
  const value = nodes.map((node) => node.value);
  const list = mergedNode({ at, key: `${key}/allOf`, value, overrides });
  const both = mergedNode({ at, key, value: { allOf: value }, overrides: new Map([["allOf", list]]) });
  state.merged.set(combination, both);
  return both;
}

/** A schema that combines a variant with what stands beside the variants. */
export function variantWithBase(state: State, parts: readonly Node[], key: string): Node {
  return bothOf(state, parts, key);
}
