import { neverType, nonNull, nullable, type Type, unknownType } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { extension, isIgnored } from "./dialect.js";
import { claim } from "./drafts.js";
import { checkKeywordTypes } from "./keyword-types.js";
import { isObject, type JsonObject, keyOf, locationOf, type Node } from "./node.js";
import { isNullable } from "./nullability.js";
import { isScalarType, plain, scalar } from "./scalars.js";
import { COMPOSED, DEFAULTED, EXTENDED, LIMITED, type Scan, scan } from "./scan.js";
import type { State } from "./state.js";
import { nameOfTarget } from "./targets.js";

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
    return nonNull(state.lower(state, node, value));
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

/** The type of a schema that is `true` or `false`; anything else is reported. */
export function booleanSchema(state: State, node: Node): Type {
  if (node.value === true) return unknownType;
  if (node.value === false) return neverType;
  const found = Array.isArray(node.value) ? "an array" : node.value === null ? "null" : `a ${typeof node.value}`;
  const params = { what: node.token === "" ? "schema" : node.token, found };
  state.report(jsonSchemaCatalogue.create("not-a-schema", params, { location: locationOf(node) }));
  return unknownType;
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
