import type { Api } from "./api.js";
import type { Name } from "./common.js";
import type { ErrorId, TypeId } from "./ids.js";
import type { ErrorDecl, HttpOperation, Operation, Response, ResponseContent, RpcOperation } from "./operations.js";
import type { ObjectDecl, Type } from "./types.js";

const MEDIA_TYPE = "application/json";

const declared = new WeakMap<HttpOperation, RpcOperation>();

/** The remote call that a request carries; undefined for a request of the definition's own. */
export function rpcOf(operation: HttpOperation): RpcOperation | undefined {
  return declared.get(operation);
}

/** The same, where it goes by JSON-RPC. */
export function jsonRpcOf(operation: HttpOperation): RpcOperation | undefined {
  const rpc = declared.get(operation);
  return rpc?.protocol === "json-rpc" ? rpc : undefined;
}

/** Whether some of an API's operations are calls by a protocol. */
export function speaks(api: Api, protocol: RpcOperation["protocol"]): boolean {
  return Object.values(api.operations).some(
    (operation) => operation.kind === "http" && declared.get(operation)?.protocol === protocol,
  );
}

const apis = new WeakMap<Api, Api>();

/**
 * An API whose remote calls are the HTTP requests that carry them, so that whatever is emitted for requests is emitted for
 * calls. Parameters by name or position become an inline object, and the data of errors types of errors; neither has a
 * name, since nothing but the request and the method refers to them.
 */
export function withRequests(api: Api): Api {
  const known = apis.get(api);
  if (known) return known;
  if (!Object.values(api.operations).some(({ kind }) => kind === "rpc")) return api;
  const types: { [id: TypeId]: Api["types"][TypeId] } = { ...api.types };
  const errors: { [id: ErrorId]: ErrorDecl } = { ...api.errors };
  const operations: { [id: HttpOperation["id"]]: Operation } = {};
  for (const operation of Object.values(api.operations)) {
    if (operation.kind !== "rpc") {
      operations[operation.id] = operation;
      continue;
    }
    const params = paramsOf(operation);
    if (params) types[params.id] = params;
    const failures = failuresOf(operation);
    for (const failure of failures) errors[failure.id] = failure;
    operations[operation.id] = requestFor(operation, params, failures);
  }
  const made: Api = { ...api, types, errors, operations };
  apis.set(api, made);
  return made;
}

/** A name that nobody asks for. */
const nameless = (wire: string): Name => ({ wire, words: [], explicit: false });

/** Parameters as the properties of one object; null where there are none, or they are a message of the definition. */
function paramsOf({ id, params, paramStructure, origin }: RpcOperation): ObjectDecl | null {
  if (paramStructure === "single" || params.length === 0) return null;
  return {
    kind: "object",
    id: `type:${id}#params`,
    name: nameless("params"),
    properties: params,
    extends: [],
    additional: null,
    origin,
  };
}

/** Declared errors, whatever the status of the answer. */
function failuresOf({ id, codes, origin }: RpcOperation): ErrorDecl[] {
  return codes.map(({ message, data }, index) => ({
    kind: "error",
    id: `error:${id}#${index}`,
    name: nameless(message),
    status: { kind: "default" },
    type: data,
    origin,
  }));
}

function requestFor(operation: RpcOperation, params: ObjectDecl | null, failures: readonly ErrorDecl[]): HttpOperation {
  const { protocol, method, params: given, paramStructure, result, streaming, codes, ...own } = operation;
  const sent: Type | undefined = params ? { kind: "ref", id: params.id } : given[0]?.type;
  const { origin } = operation;
  const made: HttpOperation = {
    ...own,
    kind: "http",
    method: "POST",
    path: protocol === "connect" ? [{ kind: "text", text: method }] : [],
    parameters: [],
    body: sent ? { required: true, contents: [{ kind: "json", mediaType: MEDIA_TYPE, type: sent }], origin } : null,
    responses: result ? [responseOf(operation, result)] : [],
    errors: failures.map(({ id, status }) => ({ status, error: id, origin })),
  };
  declared.set(made, operation);
  return made;
}

function responseOf({ streaming, origin }: RpcOperation, type: Type): Response {
  const content: ResponseContent = streaming
    ? { kind: "jsonl", mediaType: "application/connect+json", type }
    : { kind: "json", mediaType: MEDIA_TYPE, type };
  return { status: { kind: "code", code: 200 }, contents: [content], headers: [], origin };
}
