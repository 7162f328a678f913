import { escapeToken, type Json, pointerTokens, type SourceDocument } from "@sdkwright/source";
import { isMapping } from "./foreign.js";
import type { JsonObject } from "./json-object.js";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];
/** References in a row, and parts of an `allOf` in each other: enough for any definition whose references end. */
const MAX_STEPS = 20;

/** An operation of an OpenAPI definition. */
export interface Operation {
  /** In small letters. */
  readonly method: string;
  readonly path: string;
  readonly value: JsonObject;
}

/** A parameter with what its references lead to. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: JsonObject;
  readonly value: JsonObject;
  /** JSONPath of the parameter itself, by its name. */
  readonly target: string;
}

/** What migrating reads of an OpenAPI definition. */
export interface Definition {
  readonly document: SourceDocument;
  readonly operations: readonly Operation[];
  /** The operation with a method and a path, whatever the names of its path parameters. */
  operation(method: string, path: string): Operation | undefined;
  parametersOf(operation: Operation): readonly Parameter[];
  /** Schema of a JSON body; undefined where there is none. */
  requestOf(operation: Operation): JsonObject | undefined;
  /** Schema of the JSON response with the lowest status of success. */
  responseOf(operation: Operation): JsonObject | undefined;
  /** Properties of an object, those of its `allOf` too. */
  propertiesOf(schema: Json | undefined): JsonObject;
  /** What a value stands for, past its references. */
  resolve(value: Json | undefined): JsonObject;
  /** The value that a JSON pointer names; undefined where there is none. */
  at(pointer: string): Json | undefined;
}

export function createDefinition(document: SourceDocument): Definition {
  const root = document.data;
  const at = (pointer: string) => valueAt(root, pointer);
  const resolve = (value: Json | undefined) => resolved(value, at);
  const operations = operationsOf(root);
  const byEndpoint = new Map(operations.map((one) => [endpointKey(one.method, one.path), one]));
  return {
    document,
    operations,
    at,
    resolve,
    operation: (method, path) => byEndpoint.get(endpointKey(method.toLowerCase(), path)),
    parametersOf: (operation) => parametersOf(root, operation, resolve),
    requestOf: ({ value }) => jsonSchema(resolve(value.requestBody).content, resolve),
    responseOf: ({ value }) => {
      const responses = Object.entries(resolve(value.responses)).filter(([status]) => /^2/.test(status));
      const [, response] = responses.sort(([a], [b]) => (a < b ? -1 : 1))[0] ?? [];
      return jsonSchema(resolve(response).content, resolve);
    },
    propertiesOf: (schema) => propertiesOf(schema, resolve, MAX_STEPS),
  };
}

function valueAt(root: Json, pointer: string): Json | undefined {
  let found: Json | undefined = root;
  for (const token of pointerTokens(pointer)) {
    if (Array.isArray(found)) found = found[Number(token)];
    else found = isMapping(found) ? found[token] : undefined;
  }
  return found;
}

function resolved(value: Json | undefined, at: (pointer: string) => Json | undefined): JsonObject {
  let found = value;
  for (let step = 0; step < MAX_STEPS && isMapping(found) && typeof found.$ref === "string"; step++) {
    if (!found.$ref.startsWith("#")) return {};
    found = at(decodeURIComponent(found.$ref.slice(1)));
  }
  return isMapping(found) ? (found as JsonObject) : {};
}

function operationsOf(root: Json): Operation[] {
  const paths = isMapping(root) && isMapping(root.paths) ? root.paths : {};
  return Object.entries(paths).flatMap(([path, item]) => {
    if (!isMapping(item)) return [];
    return METHODS.flatMap((method): Operation[] => {
      const value = item[method];
      return isMapping(value) ? [{ method, path, value: value as JsonObject }] : [];
    });
  });
}

/** Paths that differ in the names of parameters alone are the same. */
function endpointKey(method: string, path: string): string {
  return `${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;
}

function parametersOf(root: Json, operation: Operation, resolve: Definition["resolve"]): Parameter[] {
  const item = valueAt(root, `/paths/${escapeToken(operation.path)}`);
  const found = new Map<string, Parameter>();
  for (const [holder, place] of [
    [item, pathTarget(operation.path)],
    [operation.value, operationTarget(operation)],
  ] as const) {
    const list = isMapping(holder) && Array.isArray(holder.parameters) ? holder.parameters : [];
    for (const given of list) {
      const value = resolve(given);
      const { name, in: where } = value;
      if (typeof name !== "string" || typeof where !== "string") continue;
      const target = targetOf(given, `${place}.parameters`, name, where);
      found.set(`${where} ${name}`, { name, in: where, schema: resolve(value.schema), value, target });
    }
  }
  return [...found.values()];
}

function targetOf(given: Json, list: string, name: string, where: string): string {
  const reference = isMapping(given) && typeof given.$ref === "string" ? given.$ref : undefined;
  if (reference?.startsWith("#")) return pointerTarget(decodeURIComponent(reference.slice(1)));
  return `${list}[?@.name == ${quoted(name)} && @.in == ${quoted(where)}]`;
}

function jsonSchema(content: Json | undefined, resolve: Definition["resolve"]): JsonObject | undefined {
  if (!isMapping(content)) return undefined;
  const [, media] = Object.entries(content).find(([type]) => /[/+]json\b/i.test(type)) ?? [];
  if (!isMapping(media) || media.schema === undefined) return undefined;
  return resolve(media.schema);
}

function propertiesOf(schema: Json | undefined, resolve: Definition["resolve"], steps: number): JsonObject {
  const { properties, allOf } = resolve(schema);
  const inherited = steps > 0 && Array.isArray(allOf) ? allOf.map((one) => propertiesOf(one, resolve, steps - 1)) : [];
  return Object.assign({}, ...inherited, isMapping(properties) ? properties : {}) as JsonObject;
}

/** A text in a JSONPath expression. */
export function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

function pathTarget(path: string): string {
  return `$.paths[${quoted(path)}]`;
}

/** JSONPath of an operation. */
export function operationTarget({ path, method }: Pick<Operation, "method" | "path">): string {
  return `${pathTarget(path)}.${method}`;
}

/** JSONPath of what a JSON pointer names. */
export function pointerTarget(pointer: string): string {
  const steps = pointerTokens(pointer).map((token) => {
    if (/^\d+$/.test(token)) return `[${token}]`;
    return /^[A-Za-z_]\w*$/.test(token) ? `.${token}` : `[${quoted(token)}]`;
  });
  return `$${steps.join("")}`;
}
