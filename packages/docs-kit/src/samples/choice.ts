import type { Feature, FeatureSet, Method, OperationId, ResultKind, Sdk } from "@sdkwright/plugin-api";
import { resultKindOf } from "./programs.js";

/** What a language must be able to do to call a method. */
function* neededBy({ call, result }: Method): Generator<Feature> {
  const { body, protocol } = call;
  if (protocol.kind === "json-rpc" || protocol.kind === "connect") yield "rpc";
  if (protocol.kind === "socket") yield "channels";
  if (result.kind === "stream" && result.frames !== "connect") yield result.frames;
  if (result.kind === "file") yield "binary";
  if (body?.kind === "form" || body?.kind === "multipart" || body?.kind === "binary") yield body.kind;
}

/** The methods of an SDK that a language can call, in declared order. */
export function callableMethods({ methods }: Sdk, lacks: FeatureSet): Method[] {
  return Object.values(methods).filter((method) => ![...neededBy(method)].some((feature) => lacks.has(feature)));
}

/** Whether callers give a file to a method. */
export function sendsFile({ call: { body } }: Method): boolean {
  if (body?.kind === "binary") return true;
  return body?.kind === "multipart" && body.fields.some(({ encoding }) => encoding === "file");
}

/** Whether a method makes a request of its own, rather than opening a channel. */
export function isRequest({ result }: Method): boolean {
  return result.kind !== "socket";
}

/** The first method whose result is of a kind. */
export function firstWith(methods: readonly Method[], kind: ResultKind): Method | undefined {
  return methods.find(({ result }) => resultKindOf(result) === kind);
}

/**
 * The method that samples show: the one that the configuration names, else one that sends and receives JSON where there
 * is one, else one that does without files. Undefined where there is none at all.
 */
export function shownMethod(methods: readonly Method[], chosen?: OperationId): Method | undefined {
  const requests = methods.filter(isRequest);
  const giving = (kind: ResultKind): Method[] => requests.filter(({ result }) => resultKindOf(result) === kind);
  const values = giving("value");
  return (
    requests.find(({ id }) => id === chosen) ??
    values.find(({ call }) => call.body?.kind === "json") ??
    values.find((method) => !sendsFile(method)) ??
    values[0] ??
    [...giving("page"), ...giving("nothing")].find((method) => !sendsFile(method)) ??
    requests[0] ??
    methods[0]
  );
}

/** The methods that are called by a protocol: those that give something at once, where there are any. */
export function methodsBy(methods: readonly Method[], protocol: "json-rpc" | "connect"): Method[] {
  const called = methods.filter(({ call }) => call.protocol.kind === protocol);
  const answered = called.filter(({ call, result }) => call.reads !== null && result.kind !== "stream");
  return answered.length > 0 ? answered : called;
}
