import type { Api } from "./api.js";
import type { SecurityRequirement, TokenEndpoint } from "./auth.js";
import type { JsonValue } from "./common.js";
import { allProperties, typeAt } from "./objects.js";
import type { HttpOperation } from "./operations.js";
import { resolveType } from "./walk.js";

/** Whether a token endpoint takes scopes as a list; elsewhere they are one text, separated by spaces (RFC 6749, 3.3). */
export function takesScopeList(api: Api, endpoint: TokenEndpoint): boolean {
  const operation = api.operations[endpoint.operation];
  const content = operation?.kind === "http" ? operation.body?.contents[0] : undefined;
  if (!content || content.kind === "binary" || !endpoint.request.scopes) return false;
  const type = typeAt(api, content.type, endpoint.request.scopes);
  return type !== undefined && resolveType(api, type).kind === "list";
}

/** Fields of a token request that have one value only, such as the grant type: nobody has to give them. */
export function constantFields(api: Api, operation: HttpOperation): (readonly [name: string, value: JsonValue])[] {
  const content = operation.body?.contents[0];
  const type = content && content.kind !== "binary" ? resolveType(api, content.type) : undefined;
  if (type?.kind !== "object") return [];
  return allProperties(api, type).flatMap(({ name, type: inner }): (readonly [string, JsonValue])[] => {
    const resolved = resolveType(api, inner);
    return resolved.kind === "literal" ? [[name.wire, resolved.value]] : [];
  });
}

/**
 * The requirements of a call that fetches a token: the operation's own, in every mode. Alternatives with a scheme that
 * fetches tokens do not count, since a token cannot be needed to obtain it. Null where none is left: the call then goes
 * without credentials, because the API's default would need a token again.
 */
export function tokenSecurity(api: Api, { security }: HttpOperation): readonly SecurityRequirement[] | null {
  const fetched = new Set(api.auth.schemes.flatMap(({ kind, id }) => (kind === "oauth" ? [id] : [])));
  const left = security?.filter(({ schemes }) => !schemes.some(({ scheme }) => fetched.has(scheme))) ?? [];
  return left.length > 0 ? left : null;
}
