import { nonNull, nullable, type Type, type TypeId, unknownType } from "@sdkwright/plugin-api";
import { lowerCombined } from "./all-of.js";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { readChosen } from "./chosen-type.js";
import { extension, extensionKey } from "./dialect.js";
import { claim, settle } from "./drafts.js";
import { heirsOf } from "./heirs.js";
import { checkKeywordTypes } from "./keyword-types.js";
import { LIMITS, refSiblings, typesOf } from "./keywords.js";
import { lowerPlain } from "./lower-plain.js";
import { child, isObject, type JsonObject, locationOf, type Node } from "./node.js";
import { declarePolymorphic } from "./polymorphic.js";
import type { State } from "./state.js";
import { booleanSchema, targetType } from "./type-of.js";
import { noteDynamic, noteUnsupported } from "./unsupported.js";

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

/** Lowers a schema by what decides its type first: `x-gen-type`, a reference, `allOf`, other keywords. This is `State.lower`. */
export function lowerSchema(state: State, node: Node, value: JsonObject): Type {
  const chosen = chosenType(state, node, value);
  if (chosen) return chosen;
  checkKeywordTypes(state, node, value);
  noteUnsupported(state, node, value);
  if (typeof value.$ref === "string") return lowerReference(state, node, value, value.$ref);
  if (typeof value.$dynamicRef === "string") return dynamicType(state, node, value.$dynamicRef);
  if (value.allOf !== undefined && Array.isArray(value.allOf)) return lowerCombined(state, node);
  return lowerPlain(state, node, value);
}

/** The type that `x-gen-type` gives a schema in place of its keywords; undefined where it gives none. */
function chosenType(state: State, node: Node, value: JsonObject): Type | undefined {
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
function referenceType(state: State, node: Node, reference: string): Type {
  const target = state.options.resolver.target(node, reference);
  return target ? targetType(state, target) : unknownType;
}
