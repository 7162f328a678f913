import {
  nearest,
  neverType,
  nonNull,
  nullable,
  nullType,
  type Type,
  type TypeId,
  unknownType,
} from "@sdkwright/plugin-api";
import { lowerCombined } from "./all-of.js";
import { lowerArray } from "./arrays.js";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { chosenType } from "./chosen-type.js";
import { extension, isIgnored } from "./dialect.js";
import { claim, settle } from "./drafts.js";
import { lowerConst, lowerEnum } from "./enums.js";
import { heirsOf } from "./heirs.js";
import { checkKeywordTypes } from "./keyword-types.js";
import { isNullSchema, LIMITS, refSiblings, TYPES, typesOf, unionKeyword } from "./keywords.js";
import { child, isObject, type JsonObject, keyOf, locationOf, type Node } from "./node.js";
import { isNullable } from "./nullability.js";
import { lowerObject } from "./objects.js";
import { declarePolymorphic } from "./polymorphic.js";
import { isScalarType, plain, scalar } from "./scalars.js";
import { COMPOSED, DEFAULTED, EXTENDED, LIMITED, type Scan, scan } from "./scan.js";
import type { State } from "./state.js";
import { lowerTypeList, lowerUnion } from "./unions.js";
import { noteDynamic, noteUnsupported } from "./unsupported.js";

/** Depth of inline schemas inside each other beyond which reading stops. */
const MAX_DEPTH = 150;

/** The type expression of a schema where it is used, null included. */
export function typeOf(state: State, node: Node): Type {
  const core = coreOf(state, node);
  return isNullable(state, node) ? nullable(core) : core;
}

/** The type expression of a schema where it is used, without its null. */
export function coreOf(state: State, node: Node): Type {
  const { value } = node;
  if (!isObject(value)) return booleanSchema(state, node);
  const found = scan(value);
  const simple = plainScalar(state, value, found);
  if (simple && (found & (LIMITED | DEFAULTED)) !== 0) checkKeywordTypes(state, node, value);
  return simple ?? composedType(state, node, value);
}

/** The type of a schema that is more than a plain scalar, without its null. */
export function composedType(state: State, node: Node, value: JsonObject): Type {
  const draft = state.drafts.get(keyOf(node));
  if (draft) {
    draft.taken = true;
    return draft.ref;
  }
  if (state.depth >= MAX_DEPTH) {
    state.report(jsonSchemaCatalogue.create("too-deep", {}, { location: locationOf(node) }));
    return unknownType;
  }
  const outer = state.current;
  state.depth++;
  try {
    return nonNull(lowerSchema(state, node, value));
  } finally {
    state.depth--;
    state.current = outer;
  }
}

/** The type of a schema that is a string, a number or a boolean and nothing else, as most are; its place does not matter. */
export function plainScalar(state: State, value: JsonObject, found: Scan): Type | undefined {
  if ((found & COMPOSED) !== 0) return undefined;
  if ((found & EXTENDED) !== 0 && extension(value, "type") !== undefined) return undefined;
  const { type } = value;
  if (typeof type !== "string" || !isScalarType(type)) return undefined;
  return (found & LIMITED) === 0 ? plain(type) : scalar(state, type, value);
}

function booleanSchema(state: State, node: Node): Type {
  if (node.value === true) return unknownType;
  if (node.value === false) return neverType;
  const found = Array.isArray(node.value) ? "an array" : node.value === null ? "null" : `a ${typeof node.value}`;
  const params = { what: node.token === "" ? "schema" : node.token, found };
  state.report(jsonSchemaCatalogue.create("not-a-schema", params, { location: locationOf(node) }));
  return unknownType;
}

/** Reads a schema that is declared for use elsewhere; afterwards its draft holds a declaration. */
export function declareNamed(state: State, node: Node, name: string): TypeId {
  state.current = undefined;
  const draft = claim(state, node, name);
  const { id } = draft;
  if (draft.decl) return id;
  const heirs = heirsOf(state, node);
  if (heirs.length > 0) {
    declarePolymorphic(state, draft, heirs);
    state.current = undefined;
    return id;
  }
  const { value } = node;
  const type = isObject(value) ? nonNull(lowerSchema(state, node, value)) : booleanSchema(state, node);
  state.current = undefined;
  if (draft.decl) return id;
  settle(state, draft, { kind: "alias", type });
  return id;
}

function lowerSchema(state: State, node: Node, value: JsonObject): Type {
  const chosen = chosenType(state, node, value);
  if (chosen) return chosen;
  checkKeywordTypes(state, node, value);
  noteUnsupported(state, node, value);
  if (typeof value.$ref === "string") return lowerReference(state, node, value, value.$ref);
  if (typeof value.$dynamicRef === "string") return dynamicType(state, node, value.$dynamicRef);
  if (value.allOf !== undefined && Array.isArray(value.allOf)) return lowerCombined(state, node);
  return lowerPlain(state, node, value);
}

/** A schema without `$ref` and `allOf`. */
export function lowerPlain(state: State, node: Node, value: JsonObject): Type {
  if (Object.hasOwn(value, "const")) return lowerConst(state, node, value.const!);
  if (Array.isArray(value.enum)) return lowerEnum(state, node, value);
  const keyword = unionKeyword(value);
  if (keyword) return lowerUnion(state, node, keyword);
  if (isNullSchema(value)) return nullType;
  const types = typesOf(value);
  if (types.length > 1) return lowerTypeList(state, node, value, types);
  return lowerTyped(state, node, value, types[0]);
}

/** A schema of one type. */
export function lowerTyped(state: State, node: Node, value: JsonObject, type: string | undefined): Type {
  if (type === undefined) return isObject(value.not) && Object.keys(value.not).length === 0 ? neverType : unknownType;
  if (type === "object") return lowerObject(state, node, value);
  if (type === "array") return lowerArray(state, node, value);
  if (isScalarType(type)) return scalar(state, type, value);
  const location = locationOf(child(node, "type") ?? node);
  const meant = Object.hasOwn(MEANT, type) ? MEANT[type] : undefined;
  if (meant === undefined) {
    state.report(jsonSchemaCatalogue.create("unknown-type", { type, nearest: nearest(type, TYPES) }, { location }));
    return unknownType;
  }
  state.report(jsonSchemaCatalogue.create("foreign-type", { type, meant }, { location }));
  return lowerTyped(state, node, value, meant);
}

/** Names of types in other languages that definitions write, and what they mean. */
const MEANT: { readonly [type: string]: string } = {
  float: "number",
  double: "number",
  decimal: "number",
  int: "integer",
  int32: "integer",
  int64: "integer",
  long: "integer",
  bool: "boolean",
  str: "string",
  text: "string",
  date: "string",
  datetime: "string",
  uuid: "string",
  map: "object",
  dict: "object",
  list: "array",
};

/** Whether two schemas say the same under a keyword. */
function repeats(value: JsonObject, target: Node["value"] | undefined, keyword: string): boolean {
  if (!isObject(target)) return false;
  const said =
    keyword === "type" ? [typesOf({ type: value.type! }), typesOf(target)] : [value[keyword], target[keyword]];
  return JSON.stringify(said[0]) === JSON.stringify(said[1]);
}

function lowerReference(state: State, node: Node, value: JsonObject, reference: string): Type {
  const siblings = refSiblings(value);
  if (siblings.length > 0) {
    if (state.options.dialect.refSiblings === "merge") return lowerCombined(state, node);
    const keywords = siblings.map((name) => `\`${name}\``).join(", ");
    const location = locationOf(child(node, siblings[0]!) ?? node, "key");
    const target = state.options.resolver.follow(node)?.value;
    const isOtherwise = siblings.every((name) => LIMITS.has(name) || repeats(value, target, name));
    state.report(jsonSchemaCatalogue.create("ref-siblings-ignored", { keywords }, { location, isOtherwise }));
  }
  return referenceType(state, node, reference);
}

/** One emitted type has one type for each of its parts: where a dynamic reference can mean several, it is open. */
function dynamicType(state: State, node: Node, reference: string): Type {
  const isOpen = state.options.resolver.isDynamic(reference);
  noteDynamic(state, node, isOpen);
  return isOpen ? unknownType : referenceType(state, node, reference);
}

/** The type that a reference stands for, without its null. */
export function referenceType(state: State, node: Node, reference: string): Type {
  const target = state.options.resolver.target(node, reference);
  return target ? targetType(state, target) : unknownType;
}

/** The type of a schema that a reference names, without its null. */
export function targetType(state: State, target: Node): Type {
  if (isObject(target.value) && isIgnored(target.value)) return unknownType;
  const known = state.drafts.get(keyOf(target));
  if (known) {
    known.taken = true;
    return known.ref;
  }
  const name = nameOfTarget(state, target);
  if (name !== undefined) {
    const outer = state.current;
    const draft = claim(state, target, name);
    state.current = outer;
    draft.taken = true;
    state.queue.push(target);
    return draft.ref;
  }
  return unnamedTarget(state, target);
}

function unnamedTarget(state: State, target: Node): Type {
  const key = keyOf(target);
  if (state.open.has(key)) {
    state.report(jsonSchemaCatalogue.create("recursive-alias", { name: key }, { location: locationOf(target) }));
    return unknownType;
  }
  state.open.add(key);
  const type = coreOf(state, target);
  state.open.delete(key);
  return type;
}

/** Name of a schema that is declared for use elsewhere, in any of the ways that JSON Schema and its host have. */
export function nameOfTarget(state: State, node: Node): string | undefined {
  const name = state.options.named(node);
  if (name !== undefined) return name;
  const holder = node.parent?.token;
  return holder === "$defs" || holder === "definitions" ? node.token : undefined;
}
