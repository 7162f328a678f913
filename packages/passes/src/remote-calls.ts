import type {
  ErrorDecl,
  HttpOperation,
  Name,
  ObjectDecl,
  Response,
  ResponseContent,
  RpcOperation,
  Type,
} from "@sdkwright/ir-schema";
import { parametersId } from "@sdkwright/sdk-model";

const MEDIA_TYPE = "application/json";

/** Name of a synthetic type. It never appears in an SDK, because only its own request refers to it. */
const nameless = (wire: string): Name => ({ wire, words: [], explicit: false });

/** Parameters as the properties of one object; null where there are none, or they are a message of the definition. */
function parametersOf({ id, params, paramStructure, origin }: RpcOperation): ObjectDecl | null {
  if (paramStructure === "single" || params.length === 0) return null;
  return {
    kind: "object",
    id: parametersId(id),
    name: nameless("params"),
    properties: params,
    extends: [],
    additional: null,
    origin,
  };
}

/** Declared errors, whatever the status of the response. */
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

function responseOf({ streaming, origin }: RpcOperation, type: Type): Response {
  const content: ResponseContent = streaming
    ? { kind: "jsonl", mediaType: "application/connect+json", type }
    : { kind: "json", mediaType: MEDIA_TYPE, type };
  return { status: { kind: "code", code: 200 }, contents: [content], headers: [], origin };
}

function requestFor(operation: RpcOperation, params: ObjectDecl | null, failures: readonly ErrorDecl[]): HttpOperation {
  const { protocol, method, params: given, paramStructure, result, streaming, codes, ...own } = operation;
  const sent: Type | undefined = params ? { kind: "ref", id: params.id } : given[0]?.type;
  const { origin } = operation;
  return {
    ...own,
    kind: "http",
    method: "POST",
    path: protocol === "connect" ? [{ kind: "text", text: method }] : [],
    parameters: [],
    body: sent ? { required: true, contents: [{ kind: "json", mediaType: MEDIA_TYPE, type: sent }], origin } : null,
    responses: result ? [responseOf(operation, result)] : [],
    errors: failures.map(({ id, status }) => ({ status, error: id, origin })),
    carries: operation,
  };
}

/** A remote call as the HTTP request that carries it, and what it adds to the API. */
export interface CarriedCall {
  readonly request: HttpOperation;
  /** Holds parameters by name or position; null where there are none. */
  readonly params: ObjectDecl | null;
  /** Types of errors for the data of declared codes. */
  readonly failures: readonly ErrorDecl[];
}

/** The HTTP request that carries a remote call. */
export function carriedCall(operation: RpcOperation): CarriedCall {
  const params = parametersOf(operation);
  const failures = failuresOf(operation);
  return { request: requestFor(operation, params, failures), params, failures };
}
