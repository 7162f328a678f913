import { type Aliases, createAliases } from "../aliases.js";
import { migrateCatalogue } from "../catalogue.js";
import { commentOf } from "../comments.js";
import { operationTarget } from "../definition.js";
import { callersSee, drop } from "../findings.js";
import { child, entries, type Foreign, isMapping, pathOf, placeOf, settle, textAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import { callOf, endpointOf, type Method, type StainlessState } from "./state.js";

/** A model of a resource: a schema with a name. */
export interface Model {
  readonly foreign: Foreign;
  readonly group: readonly string[];
  readonly name: string;
}

/** What resources contain. */
export interface Resources {
  readonly methods: readonly Method[];
  readonly models: readonly Model[];
  /** Descriptions of groups at the top. */
  readonly groups: JsonObject;
}

interface Gathered {
  readonly methods: Method[];
  readonly models: Model[];
  readonly groups: JsonObject;
  /** The method of each operation. */
  readonly named: Map<string, Method>;
  /** Further names of operations. */
  readonly aliases: Aliases;
  /** Methods that repeat another one, which may be named after them. */
  readonly repeating: Repeating[];
}

type Repeating = Pick<Method, "foreign" | "group" | "name">;

/** Carries resources: the group and the name of each method. */
export function readResources(resources: Foreign | undefined, state: StainlessState): Resources {
  const aliases = createAliases(state.changes);
  const gathered: Gathered = { methods: [], models: [], groups: {}, named: new Map(), aliases, repeating: [] };
  for (const [name, resource] of entries(resources)) {
    readResource(resource, name.startsWith("$") ? [] : [name], { gathered, state });
  }
  for (const repeating of gathered.repeating) repeat(repeating, { gathered, state });
  return gathered;
}

/** Carries a method that names another one: of its resource, or by its whole path. */
function repeat({ foreign, group, name }: Repeating, { gathered, state }: Work): void {
  const to = child(foreign, "to");
  const wanted = typeof to?.value === "string" ? to.value : "";
  const places = [callOf({ group, name: wanted }), wanted];
  const known = gathered.methods.find((one) => places.includes(callOf(one)));
  if (known === undefined) {
    drop(foreign, "there is no method that it repeats", state.context.report);
    return;
  }
  for (const part of [child(foreign, "type"), to]) if (part) settle(part);
  addName(known, { foreign, group, name }, gathered);
}

/** Gives the operation of a method a further name. */
function addName(known: Method, { foreign, group, name }: Repeating, { aliases }: Gathered): void {
  const isOfGroup = callOf({ group, name: "" }) === callOf({ group: known.group, name: "" });
  const alias = { ...(!isOfGroup && { group }), ...(name !== known.name && { name }) };
  aliases.add(known.operation, alias, commentOf(foreign));
}

interface Work {
  readonly gathered: Gathered;
  readonly state: StainlessState;
}

function readResource(resource: Foreign, group: readonly string[], work: Work): void {
  const { gathered, state } = work;
  const skipped = child(resource, "skip");
  if (skipped?.value === true) {
    drop(resource, "it is skipped", state.context.report);
    return;
  }
  const description = group.length === 1 ? textAt(resource, "description") : undefined;
  if (description !== undefined) gathered.groups[group[0]!] = { description };
  const methods = child(resource, "methods");
  let comment = [...commentOf(resource), ...(methods ? commentOf(methods) : [])];
  for (const [name, foreign] of entries(methods)) {
    const method = readMethod(foreign, { group, name }, work);
    if (method === undefined) continue;
    const update: JsonObject = { "x-gen-sdk-group-name": [...group], "x-gen-sdk-method-name": name };
    state.changes.update(operationTarget(method.operation), update, [...comment, ...commentOf(foreign)]);
    comment = [];
  }
  for (const [name, foreign] of entries(child(resource, "models"))) gathered.models.push({ foreign, group, name });
  for (const [name, inner] of entries(child(resource, "subresources"))) readResource(inner, [...group, name], work);
}

function readMethod(
  foreign: Foreign,
  { group, name }: Pick<Method, "group" | "name">,
  { gathered, state }: Work,
): Method | undefined {
  const { report } = state.context;
  if (isMapping(foreign.value) && foreign.value.type === "alias") {
    gathered.repeating.push({ foreign, group, name });
    return undefined;
  }
  if (!isHttp(foreign, state) || isSkipped(foreign, state)) return undefined;
  const isShort = typeof foreign.value === "string";
  const text = isShort ? (foreign.value as string) : textAt(foreign, "endpoint");
  const endpoint = text === undefined ? undefined : endpointOf(text);
  if (endpoint === undefined) {
    drop(foreign, "it names no endpoint such as `get /pets/{id}`", report);
    return undefined;
  }
  if (isShort) settle(foreign);
  const operation = state.definition.operation(endpoint.method, endpoint.path);
  const shown = `${endpoint.method} ${endpoint.path}`;
  if (operation === undefined) {
    settle(foreign);
    const params = { what: pathOf(foreign), endpoint: shown };
    report(migrateCatalogue.create("no-operation", params, { location: placeOf(foreign) }));
    return undefined;
  }
  const key = operationTarget(operation);
  const known = gathered.named.get(key);
  if (known !== undefined) {
    addName(known, { foreign, group, name }, gathered);
    return undefined;
  }
  const method: Method = { foreign, group, name, operation };
  gathered.named.set(key, method);
  gathered.methods.push(method);
  if (!isShort) readDetails(method, state);
  return method;
}

/** Whether a method is a call of HTTP; others are told of. */
function isHttp(foreign: Foreign, { context }: StainlessState): boolean {
  const type = child(foreign, "type");
  if (type === undefined) return true;
  if (type.value === "http") {
    settle(type);
    return true;
  }
  drop(foreign, OTHER_TYPES[String(type.value)] ?? "it is no call of HTTP", context.report);
  return false;
}

/** Whether a method is left out; another one may call the same endpoint. */
function isSkipped(foreign: Foreign, { context }: StainlessState): boolean {
  const skip = child(foreign, "skip");
  if (skip?.value === true) drop(foreign, "it is skipped", context.report);
  else if (skip?.value === false) settle(skip);
  return skip?.value === true;
}

const OTHER_TYPES: { readonly [type: string]: string } = {
  webhook_unwrap: "SDKs verify deliveries by `Webhooks`, if `x-gen-webhook-signature` says how they are signed",
  websocket: "describe the channel in an AsyncAPI definition",
};

/** What a method says beside its endpoint; pages, streams and results are read apart. */
function readDetails({ foreign, operation }: Method, { context, changes }: StainlessState): void {
  const { report } = context;
  const target = operationTarget(operation);
  const message = textAt(foreign, "deprecated");
  if (message !== undefined) changes.update(target, { "x-gen-availability": { status: "deprecated", message } });
  const body = child(foreign, "body_param_name");
  if (typeof body?.value === "string") {
    settle(body);
    callersSee(body, "the properties of the body are arguments of the call, not a parameter of this name.", report);
  }
  const positional = child(foreign, "positional_params");
  if (positional !== undefined) drop(positional, "path parameters come in the order of the path", report);
  const retries = child(foreign, "default_request_options");
  if (isMapping(retries?.value) && retries.value.max_retries === 0) {
    changes.update(target, { "x-gen-retries": { disabled: true } });
    settle(child(retries, "max_retries")!);
  }
}
