import type { FeatureSet, Method, OperationId, ResultKind, Sdk } from "@sdkwright/plugin-api";
import { lackedBy } from "@sdkwright/plugin-api";
import { resultKindOf } from "./programs.js";

/** The methods of an SDK that a language can call, in declared order. */
export function callableMethods({ methods }: Sdk, lacks: FeatureSet): Method[] {
  return Object.values(methods).filter((method) => lackedBy(method, lacks) === undefined);
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
