import {
  checkMembers,
  child,
  document,
  examplesAt,
  expectList,
  extension,
  followObject,
  isExactAt,
  isIgnored,
  isObject,
  type JsonObject,
  keyOf,
  locationOf,
  type Mutable,
  mediaKind,
  members,
  type Node,
  originOf,
  reportType,
  reportValue,
  textAt,
} from "@sdkwright/json-schema";
import {
  type JsonValue,
  makeName,
  nearest,
  type Parameter,
  type ParameterPlace,
  type ParameterStyle,
  primitive,
  splitWords,
  type Type,
  unknownType,
} from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";
import { checkExtensions } from "./extensions/check.js";
import { extensionAt } from "./extensions/read.js";
import { variableOf } from "./extensions/variables.js";
import { isQueryString, queryStringParameters } from "./query-string.js";
import { noteUntypedMedia } from "./untyped-media.js";

const STYLES: { readonly [P in ParameterPlace]: readonly ParameterStyle[] } = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};
/** Headers that media types and security schemes set (OpenAPI, Parameter Object). */
const RESERVED_HEADERS: ReadonlySet<string> = new Set(["accept", "content-type", "authorization"]);
/** What an HTTP client says of the connection and of the body's length. A value of a caller's makes calls fail or hang. */
const CONNECTION_HEADERS: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** The parameters of an operation: the path item's, then its own; an own one replaces a shared one of its name and place. */
export function lowerParameters(
  context: Context,
  lists: readonly (Node | undefined)[],
  words: readonly string[],
): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const list of lists) {
    const own = new Set<string>();
    for (const entry of expectList(context, list)) {
      const queryString = queryStringAt(context, entry, words);
      for (const parameter of queryString ?? []) found.set(`${parameter.in}:${parameter.name.wire}`, parameter);
      const parameter = queryString ? undefined : sharedParameter(context, entry, words);
      if (!parameter) continue;
      const key = `${parameter.in}:${parameter.name.wire}`;
      if (own.has(key)) reportRepeat(context, entry, parameter);
      own.add(key);
      found.set(key, parameter);
    }
  }
  return [...found.values()];
}

/** The parameters of a whole query string; undefined for a parameter of another place. */
function queryStringAt(context: Context, entry: Node, words: readonly string[]): readonly Parameter[] | undefined {
  const node = followObject(context, entry);
  return node && isQueryString(node) ? queryStringParameters(context, node, [...words, "request"]) : undefined;
}

function reportRepeat(context: Context, entry: Node, parameter: Parameter): void {
  const params = { name: parameter.name.wire, place: parameter.in };
  context.report(openapiCatalogue.create("duplicate-parameter", params, { location: locationOf(entry) }));
}

/** A parameter, read once for each place that declares it. */
function sharedParameter(context: Context, entry: Node, words: readonly string[]): Parameter | undefined {
  const node = followObject(context, entry);
  if (!node) return undefined;
  const key = keyOf(node);
  const known = context.parameters.get(key);
  if (known !== undefined) return known ?? undefined;
  const shared = node.parent?.token === "parameters" && node.parent.parent?.token === "components";
  const parameter = lowerParameter(context, node, shared ? undefined : [...words, "request"]);
  context.parameters.set(key, parameter ?? null);
  return parameter;
}

function lowerParameter(
  context: Context,
  node: Node & { readonly value: JsonObject },
  users: readonly string[] | undefined,
): Parameter | undefined {
  const { value } = node;
  const wire = textAt(context, node, "name");
  const place = placeAt(context, node);
  if (wire === undefined || place === undefined) {
    if (wire === undefined && value.name === undefined) missing(context, node, "name");
    return undefined;
  }
  checkExtensions(context, node);
  checkMembers(context, node, { required: "flag", explode: "flag", deprecated: "flag" });
  if (isIgnored(value) && place !== "path") return undefined;
  if (place === "header" && isSetElsewhere(context, node, wire)) return undefined;
  // Several shared parameters can have one wire name, so that only their keys tell their types apart.
  const words = users === undefined ? splitWords(node.token) : [...users, ...splitWords(wire)];
  const shape = shapeOf(context, node, { place, words, wire });
  const parameter: Mutable<Parameter> = {
    name: nameOf(value, wire),
    in: place,
    ...memberOf(context, { schema: shape.schema, type: shape.type, place }, value.required === true),
    style: shape.style,
    explode: typeof value.explode === "boolean" ? value.explode : shape.style === "form",
    origin: originOf(node),
  };
  addDetails(context, parameter, { node, schema: shape.schema });
  return parameter;
}

/** Whether clients set a header themselves, which is reported. */
function isSetElsewhere(context: Context, node: Node, wire: string): boolean {
  const key = wire.toLowerCase();
  const isOfConnection = CONNECTION_HEADERS.has(key);
  if (!isOfConnection && !RESERVED_HEADERS.has(key)) return false;
  const by = isOfConnection ? "the HTTP client sets it" : "media types and security schemes set it";
  context.report(openapiCatalogue.create("header-ignored", { name: wire, by }, { location: locationOf(node) }));
  return true;
}

/** The type of a parameter, and whether it has to be given. What stands in a path always has to be. */
function memberOf(
  context: Context,
  { schema, type, place }: { readonly schema: Node | undefined; readonly type: Type; readonly place: ParameterPlace },
  required: boolean,
): Pick<Parameter, "type" | "required"> {
  if (place === "path") return { type, required: true };
  return schema ? context.schemas.member(schema, { type, required }) : { type, required };
}

function nameOf(value: JsonObject, wire: string) {
  const chosen = extension(value, "parameter-name");
  return typeof chosen === "string" ? { ...makeName(chosen, { explicit: true }), wire } : makeName(wire);
}

function addDetails(
  context: Context,
  parameter: Mutable<Parameter>,
  at: { readonly node: Node & { readonly value: JsonObject }; readonly schema: Node | undefined },
): void {
  const { value } = at.node;
  document(parameter, value);
  if (value.allowReserved === true && parameter.in === "query") parameter.allowReserved = true;
  const variable = variableOf(context, parameter, at.node);
  if (variable !== undefined) parameter.variable = variable;
  const schema = at.schema && isObject(at.schema.value) ? at.schema.value : undefined;
  const hasDefault = schema?.default !== undefined && at.schema !== undefined;
  if (hasDefault && isExactAt(context, child(at.schema, "default"), "default"))
    parameter.default = schema.default as JsonValue;
  addClientDefault(context, parameter, { node: at.node, schema: at.schema });
  if (parameter.description === undefined && typeof schema?.description === "string" && schema.$ref === undefined) {
    parameter.description = schema.description;
  }
  const examples = examplesAt(context, at.node);
  if (examples) parameter.examples = examples;
}

/** A default that the client sends itself (`x-gen-default`): the parameter always has a value. */
function addClientDefault(
  context: Context,
  parameter: Mutable<Parameter>,
  { node, schema }: { readonly node: Node; readonly schema: Node | undefined },
): void {
  const chosen = extensionAt(node, "default") ?? (schema && extensionAt(schema, "default"));
  if (!chosen) return;
  if (chosen.value === null || typeof chosen.value === "object") {
    reportType(context, chosen, "text, a number, true or false");
    return;
  }
  if (!isExactAt(context, chosen, "default")) return;
  parameter.default = chosen.value;
  parameter.required = true;
}

function missing(context: Context, node: Node, part: string): void {
  const params = { what: "parameter", part, instead: "; it is left out" };
  context.report(openapiCatalogue.create("missing-part", params, { location: locationOf(node) }));
}

const PLACES = Object.keys(STYLES) as readonly ParameterPlace[];

function placeAt(context: Context, node: Node): ParameterPlace | undefined {
  const value = textAt(context, node, "in");
  const place = PLACES.find((known) => known === value);
  if (place) return place;
  if (value !== undefined) {
    reportValue(context, child(node, "in") ?? node, PLACES);
  } else if (child(node, "in") === undefined) missing(context, node, "in");
  return undefined;
}

interface ParameterInput {
  readonly place: ParameterPlace;
  readonly words: readonly string[];
  readonly wire: string;
}

interface Shape {
  readonly type: Type;
  readonly style: ParameterStyle;
  readonly schema: Node | undefined;
}

function shapeOf(context: Context, node: Node, input: ParameterInput): Shape {
  const content = members(child(node, "content"))[0];
  if (content) return contentShape(context, content, input);
  const schema = child(node, "schema");
  const style = styleOf(context, node, input.place);
  if (!schema || isWrittenByCaller(context, schema, input)) return { type: primitive("string"), style, schema };
  context.schemas.place(schema, { words: input.words, wire: input.wire });
  return { type: context.schemas.type(schema), style, schema };
}

/** An object in a query, where the setting leaves to callers how it is written. */
function isWrittenByCaller(context: Context, schema: Node, { place }: ParameterInput): boolean {
  if (place !== "query" || context.frontend.settings["object-query-parameters"] !== false) return false;
  return Boolean(context.schemas.view(schema));
}

/** A parameter declared by media type: JSON text, or text as it is. */
function contentShape(context: Context, content: Node, { place, words, wire }: ParameterInput): Shape {
  const schema = child(content, "schema");
  if (schema) context.schemas.place(schema, { words, wire });
  const type = schema ? context.schemas.type(schema) : unknownType;
  if (mediaKind(content.token) === "json") return { type, style: "json", schema };
  if (mediaKind(content.token) !== "text") noteUntypedMedia(context, content, "the value is sent as text");
  return { type: type.kind === "unknown" ? primitive("string") : type, style: STYLES[place][0]!, schema };
}

function styleOf(context: Context, node: Node, place: ParameterPlace): ParameterStyle {
  const allowed = STYLES[place];
  const style = textAt(context, node, "style");
  const found = allowed.find((candidate) => candidate === style);
  if (found) return found;
  const instead = allowed[0]!;
  if (style !== undefined) {
    const isKnown = Object.values(STYLES).some((all) => all.some((known) => known === style));
    const params = { style, place, instead, nearest: isKnown ? undefined : nearest(style, allowed) };
    context.report(openapiCatalogue.create("parameter-style", params, { location: locationOf(child(node, "style")!) }));
  }
  return instead;
}
