import type { Api, FeatureSet, Method, Operation, OperationId, ResultKind, Sdk, Type } from "@sdkwright/plugin-api";
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

/** Whether a sample of a method shows a file: it cannot be called without. */
function needsFile({ arguments: before, request }: Method): boolean {
  const isFile = (type: Type): boolean =>
    type.kind === "list" ? isFile(type.items) : type.kind === "primitive" && type.primitive === "binary";
  return [...before, ...(request?.fields ?? [])].some(({ required, type }) => required && isFile(type));
}

/** The method that shows how files are sent; undefined where none takes one. */
export function uploadMethod(methods: readonly Method[]): Method | undefined {
  const all = methods.filter(sendsFile);
  return all.find(needsFile) ?? all[0];
}

/** Whether a method makes a request of its own, rather than opening a channel. */
export function isRequest({ result }: Method): boolean {
  return result.kind !== "socket";
}

/** The first method whose result is of a kind. */
export function firstWith(methods: readonly Method[], kind: ResultKind): Method | undefined {
  return methods.find(({ result }) => resultKindOf(result) === kind);
}

/** What is weighed where a method is chosen. */
interface Choice {
  readonly method: Method;
  /** The verb of its request. */
  readonly verb: string;
  readonly isDeprecated: boolean;
}

/** A method, and how well it shows what an SDK is for. */
interface Rated {
  readonly method: Method;
  /** How many calls its collection has; 0 where its path goes on after that, or users rarely begin with it. */
  readonly collection: number;
  /** How many methods its resource has. */
  readonly siblings: number;
  readonly distance: number;
}

/** How much a caller must give before a method can be called. */
function effort({ arguments: before, request }: Method): number {
  return before.length + (request?.fields.filter(({ required }) => required).length ?? 0);
}

/** Most fields of a call that still looks small. */
const SMALL = 3;

/**
 * How well a method shows what an SDK is for, the least being best: a list that needs nothing, then something small that
 * is made, then a list or a thing that is asked for by name. What is deprecated, needs a file or much else comes last.
 */
function distance({ method, verb, isDeprecated }: Choice): number {
  const { call, result } = method;
  const kind = resultKindOf(result);
  const needs = effort(method);
  const isGet = verb === "GET";
  const last = isDeprecated ? 100 : sendsFile(method) ? 50 : 0;
  if ((kind !== "value" && kind !== "page") || result.kind === "file") return last + 40;
  if (isGet && needs === 0) return last;
  if (verb === "POST" && call.body && needs <= SMALL) return last + 1 + needs;
  return last + (isGet ? 6 : 12) + needs;
}

/** What stands before the collections of an API in its paths. */
const PREFIX = /^(?:api|rest|v\d[\w.-]*|\d+(?:[.-]\d+)*)$/i;

/** The segments of an operation's path: `customers`, `{}` and `sources` of `/v1/customers/{id}/sources`. */
function segmentsOf(operation: Operation | undefined): readonly string[] {
  if (operation?.kind !== "http") return [];
  const text = operation.path.map((part) => (part.kind === "text" ? part.text : "{}")).join("");
  const segments = text.replace(/\.(?:json|xml)$/, "").split("/");
  return segments.filter((segment) => segment !== "" && !PREFIX.test(segment));
}

/** How many operations of an API are below each first segment. */
function collectionsOf({ operations }: Api): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const operation of Object.values(operations)) {
    const [first] = segmentsOf(operation);
    if (first !== undefined) sizes.set(first, (sizes.get(first) ?? 0) + 1);
  }
  return sizes;
}

/**
 * The method that samples show: the one that the configuration names, else what users of the largest collection do first,
 * or of the largest resource where no collection has anything that is usual. Undefined where there is none at all.
 */
export function shownMethod(
  { api, clients }: Sdk,
  methods: readonly Method[],
  chosen?: OperationId,
): Method | undefined {
  const requests = methods.filter(isRequest);
  const named = requests.find(({ id }) => id === chosen);
  if (named) return named;
  const sizes = new Map(clients.flatMap(({ methods: own }) => own.map((id) => [id, own.length] as const)));
  const collections = collectionsOf(api);
  const choices = requests.map((method): Rated => {
    const operation = api.operations[method.id];
    const verb = operation?.kind === "http" ? operation.method : "";
    const isDeprecated = operation?.availability?.status === "deprecated";
    const away = distance({ method, verb, isDeprecated });
    const [first = "", ...further] = segmentsOf(operation);
    const isOfAll = away < USUAL && further.length === 0;
    const collection = isOfAll ? (collections.get(first) ?? 0) : 0;
    return { method, collection, siblings: sizes.get(method.id) ?? 0, distance: away };
  });
  const isUsual = (choice: Rated): boolean => choice.distance < USUAL;
  const better = (one: Rated, other: Rated): number => {
    if (isUsual(one) !== isUsual(other)) return isUsual(one) ? -1 : 1;
    return other.collection - one.collection || other.siblings - one.siblings || one.distance - other.distance;
  };
  return choices.sort(better)[0]?.method ?? methods[0];
}

/** Distances of what users do first: a resource that has none of it is passed over. */
const USUAL = 6;

/** The methods that are called by a protocol: those that give something at once, where there are any. */
export function methodsBy(methods: readonly Method[], protocol: "json-rpc" | "connect"): Method[] {
  const called = methods.filter(({ call }) => call.protocol.kind === protocol);
  const answered = called.filter(({ call, result }) => call.reads !== null && result.kind !== "stream");
  return answered.length > 0 ? answered : called;
}
