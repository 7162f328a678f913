import type { Api, HttpOperation, Operation, ResourceDecl, TargetContext } from "@sdkwright/plugin-api";
import { resolveType } from "@sdkwright/plugin-api";
import type { ExampleContext } from "../declared.js";
import { type WireCase, wireCase } from "./case.js";
import type { Pair } from "./pairs.js";

/** The tests of one resource's own methods. */
export interface WireSuite {
  readonly resource: ResourceDecl;
  readonly cases: readonly WireCase[];
}

const token = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i;

/** Headers that belong to the transport: a value of the caller's breaks the request. */
const transport = /^(?:content-length|transfer-encoding|connection|keep-alive|upgrade|expect|host|te|trailer)$/;

function isSendable([name, value]: Pair): boolean {
  return token.test(name) && !transport.test(name) && /^[\t\x20-\x7e]*$/.test(value);
}

/** Neither channels nor streams by Connect are text that a case could show. */
function isTested(operation: Operation | undefined): operation is HttpOperation {
  return operation?.kind === "http" && operation.opens === undefined && !operation.carries?.streaming;
}

/** Whether an SDK has wire tests: its generator wants them, and the API has calls that tests can make. */
export function hasWireTests(target: {
  readonly api: Api;
  readonly options: { readonly "wire-tests": boolean };
}): boolean {
  return target.options["wire-tests"] && Object.values(target.api.operations).some(isTested);
}

/** The optional parts of a runtime that an SDK has: those that its API needs, and what its wire tests are made with. */
export function runtimeHelpers(
  target: Parameters<typeof hasWireTests>[0] & Pick<TargetContext, "sdk">,
): ReadonlySet<string> {
  const helpers = new Set<string>(target.sdk.helpers);
  if (!hasWireTests(target)) return helpers;
  return new Set([...helpers, "wire-tests", ...(helpers.has("json-rpc") ? ["wire-tests-rpc"] : [])]);
}

/**
 * Requests that the clients of some languages refuse to make:
 * - `null-body`: all of the body is null;
 * - `missing-body`: there must be a body, but no value of its type ends;
 * - `scalar-form`: the body is a form that is not an object in the definition;
 * - `tunnel`: the verb is `TRACE` or `CONNECT`;
 * - `body-of-get`: a body goes with `GET` or `HEAD`.
 */
export type WireRefusal = "null-body" | "missing-body" | "scalar-form" | "tunnel" | "body-of-get";

function isScalarForm(api: Api, { operation, request: { body } }: WireCase): boolean {
  const content = operation.body?.contents[0];
  if (!content || content.kind === "binary" || (!body?.form && !body?.multipart)) return false;
  const { kind } = resolveType(api, content.type);
  return kind === "primitive" || kind === "list";
}

function isRefused(api: Api, test: WireCase, refusal: WireRefusal): boolean {
  const { operation, call, request } = test;
  switch (refusal) {
    case "null-body":
      return call.body === null;
    case "missing-body":
      return operation.body?.required === true && call.body === undefined;
    case "scalar-form":
      return isScalarForm(api, test);
    case "tunnel":
      return request.method === "TRACE" || request.method === "CONNECT";
    case "body-of-get":
      return request.body !== undefined && (request.method === "GET" || request.method === "HEAD");
    default:
      return refusal satisfies never;
  }
}

/**
 * The tests of all methods, by resource, in declared order. Left out are requests that no HTTP client could send, paths
 * with a query in them, which the client's own queries follow, and what the language's own client `refuses`.
 */
export function wireSuites(context: ExampleContext, refuses: readonly WireRefusal[]): WireSuite[] {
  const { api } = context;
  const { operations, resources } = api;
  const isMade = (test: WireCase): boolean =>
    !test.request.path.includes("?") &&
    (test.request.headers ?? []).every(isSendable) &&
    !refuses.some((refusal) => isRefused(api, test, refusal));
  return Object.values(resources).flatMap((resource) => {
    const cases = resource.operations.flatMap((id) => {
      const operation = operations[id];
      const made = isTested(operation) ? wireCase(context, operation) : undefined;
      return made && isMade(made) ? [made] : [];
    });
    return cases.length > 0 ? [{ resource, cases }] : [];
  });
}
