import type { Api, HttpOperation, Operation, ResourceDecl } from "@sdkwright/plugin-api";
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

/** Whether an API has calls that tests can make. */
export function hasWireCases(api: Api): boolean {
  return Object.values(api.operations).some(isTested);
}

/**
 * The tests of all methods, by resource, in declared order. Left out are requests that no HTTP client could send, paths
 * with a query in them, which the client's own queries follow, and what the language's own client `refuses`.
 */
export function wireSuites(context: ExampleContext, refuses: (test: WireCase) => boolean = () => false): WireSuite[] {
  const { operations, resources } = context.api;
  const isMade = (test: WireCase): boolean =>
    !test.request.path.includes("?") && test.request.headers.every(isSendable) && !refuses(test);
  return Object.values(resources).flatMap((resource) => {
    const cases = resource.operations.flatMap((id) => {
      const operation = operations[id];
      const made = isTested(operation) ? wireCase(context, operation) : undefined;
      return made && isMade(made) ? [made] : [];
    });
    return cases.length > 0 ? [{ resource, cases }] : [];
  });
}
