import {
  isTypo,
  type JsonValue,
  makeName,
  mapOf,
  type Name,
  nearest,
  nonNull,
  nullable,
  type Property,
  type Type,
  type TypeId,
  unknownType,
} from "@sdkwright/plugin-api";
import { accessOf } from "./access.js";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { extension, isIgnored } from "./dialect.js";
import { document, schemaExamples } from "./docs.js";
import { claim, settle } from "./drafts.js";
import { isExactAt } from "./exact.js";
import { extendersOf, isBase, parentKey } from "./heirs.js";
import { checkKeywordTypes } from "./keyword-types.js";
import { isAnything, isDeclaration } from "./keywords.js";
import {
  child,
  elements,
  isObject,
  type JsonObject,
  keyOf,
  locationOf,
  members,
  mergedNode,
  type Node,
  originOf,
} from "./node.js";
import { isNullable, saysNullable } from "./nullability.js";
import { settleMember } from "./presence.js";
import {
  COMPOSED,
  DEFAULTED,
  DIRECTED,
  DOCUMENTED,
  EXEMPLIFIED,
  EXTENDED,
  LIMITED,
  NULLABLE,
  type Scan,
  scan,
} from "./scan.js";
import { idOf, type Mutable, type ObjectView, type State } from "./state.js";
import { composedType, plainScalar, typeOf } from "./type-of.js";
import { propertyNodes } from "./views.js";

/** Type of an object schema: a declaration where it has properties or forbids them, else a map. */
export function lowerObject(state: State, node: Node, value: JsonObject, parents: readonly ObjectView[] = []): Type {
  checkProperties(state, node, value);
  checkDiscriminator(state, node, value);
  if (!isDeclaration(value) && parents.length === 0) return mapType(state, node, value);
  const draft = claim(state, node);
  const listed = propertyNodes(state, node);
  const required = requiredOf(state, node, { value, listed, parents });
  const properties: Property[] = [];
  for (const property of listed) {
    const lowered = lowerProperty(state, property, required.has(property.token));
    if (lowered) properties.push(lowered);
  }
  const additional = additionalOf(state, node, value, false);
  const limit = leastOf(value, properties.filter((property) => property.required).length);
  return settle(state, draft, { kind: "object", properties, extends: idsOf(state, parents), additional, ...limit });
}

/** How many properties there must be, where that is more than are required anyhow. */
function leastOf({ minProperties }: JsonObject, required: number): { readonly minProperties?: number } {
  return typeof minProperties === "number" && minProperties > required ? { minProperties } : {};
}

const NONE: readonly TypeId[] = [];

function idsOf(state: State, parents: readonly ObjectView[]): readonly TypeId[] {
  return parents.length === 0 ? NONE : parents.map((parent) => idOf(state, parentKey(state, parent.node)));
}

function checkProperties(state: State, node: Node, value: JsonObject): void {
  if (value.properties === undefined || isObject(value.properties)) return;
  const found = Array.isArray(value.properties) ? "an array" : String(value.properties);
  const params = { what: "properties", expected: "an object of schemas", found };
  state.report(jsonSchemaCatalogue.create("wrong-type", params, { location: locationOf(child(node, "properties")!) }));
}

/**
 * A discriminator has no effect on an object that lists no variants, because schemas that extend it are not variants.
 */
function checkDiscriminator(state: State, node: Node, { discriminator, oneOf, anyOf }: JsonObject): void {
  if (!isObject(discriminator) || oneOf !== undefined || anyOf !== undefined) return;
  if (isBase(state, node)) return;
  const params = { property: String(discriminator.propertyName) };
  const location = locationOf(child(node, "discriminator")!, "key");
  state.report(jsonSchemaCatalogue.create("discriminator-without-variants", params, { location }));
}

interface Required {
  readonly value: JsonObject;
  readonly listed: readonly Node[];
  readonly parents: readonly ObjectView[];
}

/** Parts of parts in which a property is looked for. */
const MAX_DEPTH = 8;

/** Whether a schema or a part of its `allOf` has a property. */
function declares(state: State, node: Node, name: string, depth = MAX_DEPTH): boolean {
  const target = state.options.resolver.follow(node);
  if (!target || depth === 0) return false;
  const properties = child(target, "properties");
  if (properties && child(properties, name)) return true;
  return elements(child(target, "allOf")).some((part) => declares(state, part, name, depth - 1));
}

/** Whether a schema is a part of others, all of which have a property from elsewhere. */
function isDeclaredAround(state: State, node: Node, name: string): boolean {
  const around = extendersOf(state, node);
  return around.length > 0 && around.every((heir) => declares(state, heir, name));
}

/** The required names of an object schema. A name that no property has is reported and otherwise ignored. */
function requiredOf(state: State, node: Node, { value, listed, parents }: Required): ReadonlySet<string> {
  const { required } = value;
  if (!Array.isArray(required) || required.length === 0) return EMPTY;
  const names = new Set<string>();
  for (const name of required) {
    if (typeof name !== "string") continue;
    names.add(name);
    const declared = listed.some((property) => property.token === name);
    if (declared || parents.some((parent) => parent.properties.has(name))) continue;
    if (isDeclaredAround(state, node, name)) continue;
    const list = child(node, "required");
    const entry = elements(list).find(({ value: listedName }) => listedName === name);
    const location = locationOf(entry ?? list ?? node);
    const declaredNames = [
      ...listed.map(({ token }) => token),
      ...parents.flatMap(({ properties }) => [...properties.keys()]),
    ];
    const close = nearest(name, declaredNames);
    const isOtherwise = close === undefined || !isTypo(name, close);
    const params = { property: name, nearest: close };
    state.report(jsonSchemaCatalogue.create("required-undeclared", params, { location, isOtherwise }));
  }
  return names;
}

const EMPTY: ReadonlySet<string> = new Set();

/** A property; undefined where the definition says to leave it out. */
function lowerProperty(state: State, node: Node, required: boolean): Property | undefined {
  const { value } = node;
  if (!isObject(value)) {
    const member = settleMember(state, node, { type: typeOf(state, node), required });
    return { name: nameOf(state, node.token), ...member, origin: originOf(node) };
  }
  const found = scan(value);
  if ((found & EXTENDED) !== 0 && isIgnored(value)) return undefined;
  const chosen = (found & EXTENDED) === 0 ? undefined : extension(value, "property-name");
  const name =
    typeof chosen === "string"
      ? { ...makeName(chosen, { explicit: true }), wire: node.token }
      : nameOf(state, node.token);
  const member = settleMember(state, node, { type: propertyType(state, node, found), required });
  const property: Mutable<Property> = {
    name,
    type: member.type,
    required: member.required,
    origin: originOf(node),
  };
  const access = (found & (DIRECTED | COMPOSED)) === 0 ? undefined : accessOf(state, node);
  if (access) property.access = access;
  if ((found & DEFAULTED) !== 0 && isExactAt(state, child(node, "default"), "default"))
    property.default = value.default as JsonValue;
  if ((found & (DOCUMENTED | EXTENDED)) !== 0) document(property, value, (found & EXTENDED) !== 0);
  const examples = (found & EXEMPLIFIED) === 0 ? undefined : schemaExamples(node);
  if (examples) property.examples = examples;
  return property;
}

/** Keywords of a scalar that can be wrong by themselves. */
const CHECKED = LIMITED | NULLABLE | DIRECTED | DEFAULTED;

function propertyType(state: State, node: Node, found: Scan): Type {
  const value = node.value as JsonObject;
  const simple = plainScalar(state, value, found);
  if (simple && (found & CHECKED) !== 0) checkKeywordTypes(state, node, value);
  if (simple) return (found & NULLABLE) !== 0 && saysNullable(value) ? nullable(simple) : simple;
  const core = composedType(state, node, value);
  return isNullable(state, node) ? nullable(core) : core;
}

function nameOf(state: State, wire: string): Name {
  let name = state.names.get(wire);
  if (!name) {
    name = makeName(wire);
    state.names.set(wire, name);
  }
  return name;
}

function mapType(state: State, node: Node, value: JsonObject): Type {
  const values = additionalOf(state, node, value, true) ?? unknownType;
  const names = child(node, "propertyNames");
  const limit = leastOf(value, 0);
  const plain = limit.minProperties === undefined ? mapOf(values) : { ...mapOf(values), ...limit };
  if (!names || isAnything(names.value) || !isObject(names.value)) return plain;
  if (names.value.enum === undefined && names.value.$ref === undefined) return plain;
  return { kind: "map", keys: nonNull(typeOf(state, names)), values, ...limit };
}

/** Type of undeclared keys' values; null where there are none. Patterns of keys are read as any key. */
function additionalOf(state: State, node: Node, value: JsonObject, map: boolean): Type | null {
  const patterns = members(child(node, "patternProperties"));
  const own = ownAdditional(state, node, value, { patterned: patterns.length > 0, map });
  if (own?.kind === "unknown" && patterns.length > 0) notePatterns(state, node, "all keys are read as any value");
  if (patterns.length === 0 || own?.kind === "unknown") return own ?? null;
  const values = [...patterns, ...(own ? [child(node, additionalKeyword(value))!] : [])];
  if (values.length === 1) return typeOf(state, values[0]!);
  notePatterns(state, node, "the value of any key is read as one of those of all patterns");
  return typeOf(state, anyOfThem(node, values));
}

function notePatterns(state: State, node: Node, instead: string): void {
  const location = locationOf(child(node, "patternProperties") ?? node, "key");
  const params = { keyword: "patternProperties", instead };
  state.report(jsonSchemaCatalogue.create("unsupported-keyword", params, { location }));
}

/** A schema that accepts what any of the given ones accepts, in place of `additionalProperties`. */
function anyOfThem(node: Node, schemas: readonly Node[]): Node {
  const key = `${keyOf(node)}/additionalProperties`;
  const value = schemas.map((schema) => schema.value);
  const overrides = new Map(schemas.map((schema, index) => [String(index), schema]));
  const at = child(node, "patternProperties") ?? node;
  const list = mergedNode({ at, key: `${key}/anyOf`, value, overrides });
  return mergedNode({ at, key, value: { anyOf: value }, overrides: new Map([["anyOf", list]]) });
}

interface Openness {
  /** Some keys are described by patterns. */
  readonly patterned: boolean;
  /** The schema is a map and no declaration: without a word on its values, they are any. */
  readonly map: boolean;
}

function additionalKeyword(value: JsonObject): "additionalProperties" | "unevaluatedProperties" {
  return value.additionalProperties === undefined ? "unevaluatedProperties" : "additionalProperties";
}

function ownAdditional(state: State, node: Node, value: JsonObject, { patterned, map }: Openness): Type | undefined {
  const keyword = additionalKeyword(value);
  const additional = value[keyword];
  if (additional === undefined) {
    if (patterned) return undefined;
    return state.options.settings.additionalByDefault || map ? unknownType : undefined;
  }
  if (additional === false) return undefined;
  return isAnything(additional) ? unknownType : typeOf(state, child(node, keyword)!);
}
