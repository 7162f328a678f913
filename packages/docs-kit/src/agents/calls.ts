import type { Method, OperationId, SampleProgram } from "@sdkwright/plugin-api";
import type { ReadmeSource } from "../readme/page.js";
import { requestAt } from "../samples/calls.js";
import { callableMethods, isRequest } from "../samples/choice.js";
import { methodSample } from "../samples/reference.js";

/** So many calls show how an SDK is used; the reference has all. */
const MOST_CALLS = 10;

/** Operations that the client calls by itself to get tokens. */
function tokenOperations({ target }: ReadmeSource): ReadonlySet<OperationId> {
  const ids = target.api.auth.schemes.flatMap((scheme) =>
    scheme.kind === "oauth" ? [scheme.getToken.operation, scheme.refreshToken?.operation] : [],
  );
  return new Set(ids.filter((id) => id !== undefined));
}

/** Methods to show: of each resource in turn, so that a large one leaves room for others. */
export function shownMethods(source: ReadmeSource): readonly Method[] {
  const { target, lacks = new Set() } = source;
  const tokens = tokenOperations(source);
  const isShown = ({ id }: Method): boolean =>
    !tokens.has(id) && requestAt(target, id).availability?.status !== "deprecated";
  const byOwner = new Map<string | null, Method[]>();
  for (const method of callableMethods(target.sdk, lacks).filter(isRequest).filter(isShown)) {
    byOwner.set(method.owner, [...(byOwner.get(method.owner) ?? []), method]);
  }
  const lists = [...byOwner.values()];
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: rounds }, (_, round) => lists.flatMap((methods) => methods[round] ?? [])).flat();
  return all.slice(0, MOST_CALLS);
}

/** The call of a method that the reference shows too. */
export function callOf({ target }: ReadmeSource, { id }: Method): SampleProgram {
  return methodSample(target, id).program;
}
