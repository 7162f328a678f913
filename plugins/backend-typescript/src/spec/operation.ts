import type {
  BodyContent,
  FormField,
  HttpOperation,
  Parameter,
  RpcOperation,
  SecurityRequirement,
} from "@sdkwright/plugin-api";
import { jsonRpcOf, mergedBody, pinnedValue, responseShape, rpcOf, sentDefault } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { statusText } from "../emit/error.js";
import { array, type Entry, json, object, scalar, symbol, text, texts, type Value } from "../literals.js";
import { hasErrorClass } from "../model/model.js";
import { pinnedKey } from "../model/request.js";
import { bodyIntegers, errorIntegers, messageIntegers, responseIntegers } from "./integers.js";
import { pageSpec } from "./page.js";

/** Text of a path template: braces that are no parameter's are encoded; a fragment would swallow the query, and goes. */
function pathTemplate(operation: HttpOperation): string {
  return operation.path
    .map((part) => (part.kind === "text" ? part.text.replaceAll("{", "%7B").replaceAll("}", "%7D") : `{${part.name}}`))
    .join("")
    .replace(/#.*$/s, "");
}

const usualStyle = { path: "simple", header: "simple", query: "form", cookie: "form" } as const;

const yes = (value: boolean | undefined): Value | undefined => (value ? scalar(true) : undefined);
const maybe = (value: string | undefined): Value | undefined => (value === undefined ? undefined : text(value));

function explodeEntry({ style, explode }: { style: string; explode: boolean }): Value | undefined {
  const usual = style === "form" || style === "deepObject";
  return explode === usual ? undefined : scalar(explode);
}

/** How a parameter is written: its key alone where nothing is unusual. */
function paramSpec(emission: Emission, operation: HttpOperation, parameter: Parameter): Value {
  const { names } = emission.target;
  const key = names.parameter(operation.id, parameter.in, parameter.name.wire);
  const sent = sentDefault(emission.target.api, parameter);
  const greedy = operation.path.some(
    (part) => part.kind === "parameter" && part.name === parameter.name.wire && part.greedy,
  );
  const spec = object([
    ["key", text(key)],
    ["name", key === parameter.name.wire ? undefined : text(parameter.name.wire)],
    ["style", parameter.style === usualStyle[parameter.in] ? undefined : text(parameter.style)],
    ["explode", parameter.style === "json" ? undefined : explodeEntry(parameter)],
    ["allowReserved", yes(parameter.allowReserved)],
    ["default", sent === undefined ? undefined : json(sent)],
    ["option", parameter.variable === undefined ? undefined : text(names.variable(parameter.variable))],
    ["greedy", yes(parameter.in === "path" && greedy)],
  ]);
  return spec.size === 1 ? text(key) : spec;
}

function params(emission: Emission, operation: HttpOperation, place: Parameter["in"]): Value | undefined {
  const specs = operation.parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => paramSpec(emission, operation, parameter));
  const told = place === "path" ? specs.filter((spec) => spec.kind === "object") : specs;
  return told.length === 0 ? undefined : array(told);
}

const usualBody = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
  text: "text/plain",
  binary: "application/octet-stream",
} as const;

function fieldSpec(field: FormField): Value {
  return object([
    ["name", text(field.name)],
    ["encoding", field.encoding === "text" ? undefined : text(field.encoding)],
    ["style", field.style === "form" ? undefined : text(field.style)],
    ["explode", explodeEntry(field)],
    ["contentType", maybe(field.contentType)],
    ["repeated", yes(field.repeated)],
  ]);
}

function fieldSpecs(content: BodyContent): Value | undefined {
  if (content.kind !== "form" && content.kind !== "multipart") return undefined;
  const specs = content.fields.map(fieldSpec);
  // The parts of a multipart body come in the declared order, whatever the caller's.
  const isOrdered = content.kind === "multipart" && specs.length > 1;
  return isOrdered || specs.some((spec) => spec.size > 1) ? array(specs) : undefined;
}

/** Media types with a wildcard in them cannot be sent; the usual one of the kind stands in. */
function mediaType(content: BodyContent): Value | undefined {
  const usual = content.mediaType === usualBody[content.kind] || content.mediaType.includes("*");
  return usual ? undefined : text(content.mediaType);
}

function bodySpec(emission: Emission, operation: HttpOperation): Value | undefined {
  const rpc = rpcOf(operation);
  // The runtime makes the body of a call by JSON-RPC; one by Connect always has a body.
  if (rpc?.protocol === "json-rpc") return undefined;
  const { body } = operation;
  const content = body?.contents[0];
  if (rpc && (rpc.streaming || !content)) return messageSpec(emission, operation, rpc);
  if (!body || !content) return undefined;
  const merged = mergedBody(emission.target.api, operation) !== null;
  return object([
    ["kind", text(content.kind)],
    ["mediaType", mediaType(content)],
    ["key", merged ? undefined : text(emission.target.names.body(operation.id))],
    ["optional", yes(!body.required)],
    ["fields", fieldSpecs(content)],
    ["integers", bodyIntegers(emission, operation)],
  ]);
}

/** A message of its own, or none, which is sent as one without fields. */
function messageSpec(emission: Emission, operation: HttpOperation, { streaming }: RpcOperation): Value {
  const merged = operation.body === null || mergedBody(emission.target.api, operation) !== null;
  return object([
    ["kind", text(streaming ? "envelope" : "json")],
    ["key", merged ? undefined : text(emission.target.names.body(operation.id))],
    ["integers", bodyIntegers(emission, operation)],
  ]);
}

/** How the parameters of a call by JSON-RPC go. */
function rpcSpec(emission: Emission, operation: HttpOperation): Value | undefined {
  const rpc = jsonRpcOf(operation);
  if (!rpc) return undefined;
  const { method, params, paramStructure } = rpc;
  const byPosition = paramStructure !== "by-name" && params.length > 0;
  return object([
    ["method", text(method)],
    ["positions", byPosition ? texts(params.map(({ name }) => name.wire)) : undefined],
    ["nameable", yes(byPosition && paramStructure === "either")],
    ["integers", bodyIntegers(emission, operation)],
  ]);
}

/** Every request by Connect says which version of the protocol it is in. */
function headerSpecs(emission: Emission, operation: HttpOperation): Value | undefined {
  if (rpcOf(operation)?.protocol !== "connect") return params(emission, operation, "header");
  return array([
    object([
      ["key", text("Connect-Protocol-Version")],
      ["default", text("1")],
    ]),
  ]);
}

const usualAccept: { readonly [kind: string]: string } = {
  json: "application/json",
  text: "text/plain",
  sse: "text/event-stream",
  jsonl: "application/x-ndjson",
};

function responseSpec(operation: HttpOperation, integers: Value | undefined): Value | undefined {
  const { content, empty } = responseShape(operation);
  if (!content) return undefined;
  const stream = content.kind === "sse" || content.kind === "jsonl" ? content : undefined;
  const events = content.kind === "sse" ? content : undefined;
  const isBytes = content.kind === "binary" && content.bytes === true;
  return object([
    ["kind", text(isBytes ? "bytes" : content.kind)],
    ["accept", content.mediaType === usualAccept[content.kind] ? undefined : text(content.mediaType)],
    ["empty", yes(empty)],
    ["terminator", maybe(stream?.terminator)],
    ["errorEvent", maybe(events?.errorEvent)],
    ["text", yes(events?.text)],
    ["integers", integers],
    ["returns", operation.returns && content.kind === "json" ? texts(operation.returns) : undefined],
  ]);
}

function errorSpecs(emission: Emission, operation: HttpOperation): Value | undefined {
  const list = operation.errors.flatMap(({ status, error }): Entry[] => {
    const decl = emission.target.api.errors[error];
    const known = emission.model.symbols.get(error);
    if (!decl || !hasErrorClass(decl) || !known) return [];
    return [[statusText(status), symbol(known)]];
  });
  return list.length === 0 ? undefined : object(list);
}

/** Alternatives of schemes that the SDK can satisfy; the others are left to middleware. */
export function securitySpec(emission: Emission, requirements: readonly SecurityRequirement[]): Value {
  const able = new Set<string>();
  for (const scheme of emission.target.api.auth.schemes) if (scheme.kind !== "unsupported") able.add(scheme.id);
  return array(
    requirements.map(({ schemes }) => texts(schemes.map(({ scheme }) => scheme).filter((scheme) => able.has(scheme)))),
  );
}

function operationSecurity(emission: Emission, operation: HttpOperation): Value | undefined {
  const { security } = operation;
  if (security === null) return undefined;
  if (security.length > 0 && emission.target.api.auth.mode.kind !== "endpoint") return undefined;
  return securitySpec(emission, security);
}

function serverIndex(emission: Emission, operation: HttpOperation): Value | undefined {
  const index = emission.target.api.environments.roles.findIndex((role) => role.wire === operation.server);
  return index > 0 ? scalar(index) : undefined;
}

function pinnedSpec(emission: Emission, operation: HttpOperation, further: readonly Entry[]): Value | undefined {
  const key = pinnedKey(emission, operation);
  const pinned = pinnedValue(operation);
  const own: Entry[] = key === undefined || !pinned ? [] : [[key, json(pinned.value)]];
  return own.length + further.length === 0 ? undefined : object([...own, ...further]);
}

/** What is particular to an operation that issues tokens. */
export interface TokenCall {
  /** Request properties with a fixed value beside the operation's own. */
  readonly pinned: readonly Entry[];
  /** Its own requirements, which count in every mode; undefined where it has none. */
  readonly security: Value | undefined;
}

/** Everything that the runtime must know of an operation, as an object literal without what goes without saying. */
export function operationSpec(emission: Emission, operation: HttpOperation, token?: TokenCall): Value {
  return object(
    [
      ["method", text(operation.method)],
      ["path", text(pathTemplate(operation))],
      ["pathParams", params(emission, operation, "path")],
      ["query", params(emission, operation, "query")],
      ["headers", headerSpecs(emission, operation)],
      ["cookies", params(emission, operation, "cookie")],
      ["body", bodySpec(emission, operation)],
      ["response", responseSpec(operation, token ? undefined : responseIntegers(emission, operation))],
      ["errors", errorSpecs(emission, operation)],
      ["errorIntegers", errorIntegers(emission, operation)],
      ["messages", messageIntegers(emission, operation)],
      ["security", token ? token.security : operationSecurity(emission, operation)],
      ["server", serverIndex(emission, operation)],
      ["idempotent", yes(operation.idempotent)],
      ["idempotencyKey", maybe(operation.idempotencyKey)],
      ["retries", operation.retries ? scalar(false) : undefined],
      ["page", pageSpec(emission, operation)],
      ["rpc", rpcSpec(emission, operation)],
      ["pinned", pinnedSpec(emission, operation, token?.pinned ?? [])],
    ],
    true,
  );
}
