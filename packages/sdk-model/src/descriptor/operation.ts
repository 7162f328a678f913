import {
  choice,
  type DataList,
  type DataName,
  type DataRecord,
  type DataText,
  flag,
  json,
  list,
  nameOf,
  number,
  optionalList,
  optionalText,
  optionalTexts,
  record,
  text,
  texts,
  word,
} from "@sdkwright/descriptor";
import type { FormField, OperationId, ParameterPlace, ValuePath } from "@sdkwright/ir-schema";
import { explodesByDefault } from "../call.js";
import type {
  BodyPlan,
  CallPlan,
  Method,
  MethodModel,
  PagePlan,
  ReadPlan,
  SdkModel,
  Security,
  Thrown,
  WireParameter,
} from "../model.js";

type Id = OperationId;

function parameterData(method: Id, parameter: WireParameter): DataRecord<"parameter"> {
  const { in: place, name, style, explode, sent, variable } = parameter;
  return record("parameter", {
    key: nameOf({ kind: "parameter", method, in: place, name }),
    name: text(name),
    style: style && word(style),
    explode: explode === undefined ? undefined : choice(explode),
    allowReserved: flag(parameter.allowReserved),
    default: sent === undefined ? undefined : json(sent),
    option: variable === undefined ? undefined : nameOf({ kind: "variable", name: variable }),
    greedy: flag(parameter.greedy),
  });
}

function parametersIn(
  method: Id,
  { parameters }: CallPlan,
  place: ParameterPlace,
): DataList<DataRecord<"parameter">> | undefined {
  return optionalList(
    parameters.filter((parameter) => parameter.in === place).map((parameter) => parameterData(method, parameter)),
  );
}

/** Names of required parameters that are not part of the path. */
function neededKeys(method: Id, { parameters }: CallPlan): DataName[] {
  return parameters
    .filter(({ needed }) => needed)
    .map(({ in: place, name }) => nameOf({ kind: "parameter", method, in: place, name }));
}

/** Every request by Connect says in which version of the protocol it is. */
const connectVersion = list([
  record("parameter", {
    key: text("Connect-Protocol-Version"),
    name: text("Connect-Protocol-Version"),
    default: json("1"),
  }),
]);

function fieldData({ name, encoding, style, explode, contentType, repeated }: FormField): DataRecord<"field"> {
  return record("field", {
    name: text(name),
    encoding: encoding === "text" ? undefined : word(encoding),
    style: style === "form" ? undefined : word(style),
    explode: explode === explodesByDefault(style) ? undefined : choice(explode),
    contentType: optionalText(contentType),
    repeated: flag(repeated),
  });
}

/** The key of a body that is one field; properties of a merged one have keys of their own. */
function bodyKey(method: Id, body: BodyPlan | null): DataName | undefined {
  return body && body.merged === null ? nameOf({ kind: "body", method }) : undefined;
}

function bodyData(method: Id, { body, protocol }: CallPlan): DataRecord<"body"> | undefined {
  // The runtime makes the body of a call by JSON-RPC; a call by Connect always has one.
  if (protocol.kind === "json-rpc") return undefined;
  if (protocol.kind === "connect") {
    return record("body", { kind: word(protocol.streaming ? "envelope" : "json"), key: bodyKey(method, body) });
  }
  if (!body) return undefined;
  return record("body", {
    kind: word(body.kind),
    mediaType: optionalText(body.mediaType),
    key: bodyKey(method, body),
    optional: flag(!body.required),
    fields: optionalList(body.fields.map(fieldData)),
  });
}

function responseData(
  { kind, accept, empty, terminator, errorEvent, ...reads }: ReadPlan,
  byStatus: boolean,
): DataRecord<"response"> {
  return record("response", {
    kind: word(kind),
    accept: optionalText(accept),
    empty: flag(empty),
    emptyBody: optionalText(reads.emptyBody),
    transcoded: flag(reads.transcoded),
    terminator: optionalText(terminator),
    errorEvent: optionalText(errorEvent),
    errorItems: flag(reads.errorItems),
    text: flag(reads.text),
    allowsText: flag(reads.allowsText),
    resumable: flag(reads.resumable),
    byStatus: flag(byStatus),
    returns: optionalTexts(reads.returns),
  });
}

function errorData({ status, error }: Thrown): DataRecord<"error"> {
  return record("error", {
    status: status.kind === "code" ? number(status.code) : undefined,
    class: status.kind === "range" ? number(status.class) : undefined,
    error: nameOf({ kind: "error", id: error }),
  });
}

/** Alternatives of schemes. */
export function securityData(security: Security): DataList<DataList<DataText>> {
  return list(security.map(texts));
}

/**
 * A place in the request: `path` by wire names, `keys` as callers know them. A body that is one field is the first of its
 * keys.
 */
function placeData({ id, call }: MethodModel, { in: place, path }: ValuePath): DataRecord<"place"> {
  const [first = "", ...rest] = path;
  const whole = place === "body" && (call.body?.merged ?? null) === null;
  const keys = (): readonly (DataName | DataText)[] => {
    if (place !== "body") return [nameOf({ kind: "parameter", method: id, in: place, name: first }), ...rest.map(text)];
    return whole ? [nameOf({ kind: "body", method: id }), ...path.map(text)] : path.map(text);
  };
  return record("place", { in: word(place), path: texts(path), keys: list(keys()) });
}

function pageData(method: MethodModel, plan: PagePlan): DataRecord<"page"> {
  const kind = word(plan.kind);
  const results = texts(plan.items);
  switch (plan.kind) {
    case "cursor":
      return record("page", {
        kind,
        cursor: placeData(method, plan.request),
        next: texts(plan.next),
        lastItem: flag(plan.lastItem),
        results,
        hasNextPage: optionalTexts(plan.hasNext),
      });
    case "offset":
      return record("page", {
        kind,
        offset: placeData(method, plan.request),
        unit: word(plan.unit),
        results,
        step: plan.step && placeData(method, plan.step),
        hasNextPage: optionalTexts(plan.hasNext),
        lastPage: optionalTexts(plan.lastPage),
        totalPages: optionalTexts(plan.totalPages),
        totalItems: optionalTexts(plan.totalItems),
        start: plan.start === undefined ? undefined : number(plan.start),
      });
    case "uri":
    case "path":
      return record("page", { kind, next: texts(plan.next), results });
    case "link":
    case "custom":
      return record("page", { kind, results });
    default:
      return plan satisfies never;
  }
}

function rpcData({ protocol }: CallPlan): DataRecord<"json-rpc" | "connect"> | undefined {
  switch (protocol.kind) {
    case "json-rpc":
      return record("json-rpc", {
        method: text(protocol.method),
        positions: optionalTexts(protocol.positions),
        nameable: flag(protocol.nameable),
        notification: flag(protocol.notification),
      });
    case "connect":
      return record("connect", { streaming: flag(protocol.streaming) });
    case "http":
    case "socket":
      return undefined;
    default:
      return protocol satisfies never;
  }
}

function pinsData(method: Id, { pins }: CallPlan): DataRecord<"pinned">[] {
  return pins.map(({ in: place, name, value }) =>
    record("pinned", {
      in: word(place),
      name: text(name),
      key: place === "body" ? text(name) : nameOf({ kind: "parameter", method, in: place, name }),
      value: json(value),
    }),
  );
}

/** Changes of an operation's descriptor where it gets tokens. */
export interface OperationChanges {
  /** In place of the operation's own; null for none. */
  readonly security?: Security | null;
  /** Further pinned properties of the body. */
  readonly pinned?: readonly DataRecord<"pinned">[];
}

function securityOfCall({ security }: CallPlan, changes: OperationChanges): DataList<DataList<DataText>> | undefined {
  const own = security === "default" ? null : security;
  const said = changes.security === undefined ? own : changes.security;
  return said ? securityData(said) : undefined;
}

/** The description of a method that the runtime needs to call it. */
export function operationData(
  { errors }: Pick<SdkModel, "errors">,
  method: Method | MethodModel,
  changes: OperationChanges = {},
): DataRecord<"operation"> {
  const { id, call, result, throws } = method;
  const headers = call.protocol.kind === "connect" ? connectVersion : parametersIn(id, call, "header");
  return record("operation", {
    method: text(call.verb),
    path: text(call.template),
    pathParams: parametersIn(id, call, "path"),
    query: parametersIn(id, call, "query"),
    headers,
    cookies: parametersIn(id, call, "cookie"),
    required: optionalList(neededKeys(id, call)),
    body: bodyData(id, call),
    response: call.reads ? responseData(call.reads, result.kind === "choice" && result.media === "json") : undefined,
    errors: optionalList(throws.filter(({ error }) => errors[error]?.typed).map(errorData)),
    security: securityOfCall(call, changes),
    server: call.server > 0 ? number(call.server) : undefined,
    definition: optionalText(call.definition),
    idempotent: flag(call.idempotent),
    idempotencyKey: optionalText(call.idempotencyHeader ?? undefined),
    noRetries: flag(!call.retries),
    page: result.kind === "page" ? pageData(method, result.plan) : undefined,
    rpc: rpcData(call),
    pinned: optionalList([...pinsData(id, call), ...(changes.pinned ?? [])]),
  });
}
