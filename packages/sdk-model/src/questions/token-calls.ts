import type {
  Api,
  HttpOperation,
  JsonValue,
  ObjectDecl,
  Property,
  PropertyPath,
  SecurityRequirement,
  TokenEndpoint,
  Type,
} from "@sdkwright/ir-schema";
import { resolveType } from "@sdkwright/ir-schema";
import { allProperties, isOpenObject, typeAt } from "./objects.js";

/** What a token is asked for with (RFC 6749, 4.4.2 and 6). */
export type Grant = "client_credentials" | "refresh_token";

/** The operation that issues tokens; undefined where the endpoint is a URL. */
export function tokenOperation(api: Api, { operation }: TokenEndpoint): HttpOperation | undefined {
  const found = operation === undefined ? undefined : api.operations[operation];
  return found?.kind === "http" ? found : undefined;
}

/** Whether a token endpoint takes scopes as a list; elsewhere they are one text, separated by spaces (RFC 6749, 3.3). */
export function takesScopeList(api: Api, endpoint: TokenEndpoint): boolean {
  const operation = tokenOperation(api, endpoint);
  const type = operation && requestType(operation);
  if (!type || !endpoint.request.scopes) return false;
  const scopes = typeAt(api, type, endpoint.request.scopes);
  return scopes !== undefined && resolveType(api, scopes).kind === "list";
}

/** The type of the body of a token request; undefined where there is none, or none with fields. */
export function requestType({ body }: HttpOperation): Type | undefined {
  const content = body?.contents[0];
  return content && content.kind !== "binary" ? content.type : undefined;
}

/** The types of the JSON bodies with which a token endpoint answers. */
export function answerTypes({ responses }: HttpOperation): Type[] {
  return responses.flatMap(({ contents }) =>
    contents.flatMap((content) => (content.kind === "json" ? content.type : [])),
  );
}

/** Whether a value can have something at a path of property names: a declared property, or one of whatever name. */
export function canHold(api: Api, type: Type, [name, ...rest]: PropertyPath): boolean {
  if (name === undefined) return true;
  return objectsOf(api, type).some((found) => {
    if (found === "any") return true;
    const property = allProperties(api, found).find((candidate) => candidate.name.wire === name);
    return property ? canHold(api, property.type, rest) : isOpenObject(api, found);
  });
}

/** The objects that a value can be, `any` for one of unknown properties. A union of unions ends at the inner ones. */
export function objectsOf(api: Api, type: Type): (ObjectDecl | "any")[] {
  const resolved = resolveType(api, type);
  switch (resolved.kind) {
    case "nullable":
      return objectsOf(api, resolved.inner);
    case "object":
      return [resolved];
    case "union":
      return resolved.variants.flatMap((variant) => {
        const inner = resolveType(api, variant.type);
        return inner.kind === "union" ? [] : objectsOf(api, variant.type);
      });
    case "map":
    case "unknown":
      return ["any"];
    default:
      return [];
  }
}

/** How the fields of a token request come about. */
export interface TokenFields {
  /** Fields that nobody has to give, each with its value. */
  readonly constants: readonly (readonly [name: string, value: JsonValue])[];
  /** Required fields for which there is no value. */
  readonly lacking: readonly Property[];
}

/**
 * The fields of a token request beside those that carry credentials, tokens and scopes (`given`, by their names): the
 * grant type wherever the body has one, and required fields with one value or a default.
 */
export function tokenFields(
  api: Api,
  operation: HttpOperation,
  { grant, given }: { readonly grant: Grant; readonly given: ReadonlySet<string> },
): TokenFields {
  const type = requestType(operation);
  const objects = type ? objectsOf(api, type).filter((found) => found !== "any") : [];
  // Of several forms of the request, the one that has all that is sent.
  const fits = (decl: ObjectDecl): boolean => {
    const names = new Set(allProperties(api, decl).map(({ name }) => name.wire));
    return [...given].every((name) => names.has(name));
  };
  const body = objects.find(fits) ?? objects[0];
  if (!body) return { constants: [], lacking: [] };
  const constants: (readonly [string, JsonValue])[] = [];
  const lacking: Property[] = [];
  for (const property of allProperties(api, body)) {
    const { name, required, access } = property;
    if (given.has(name.wire) || access === "read") continue;
    const value = isGrantType(name.wire) ? grantValue(api, property, grant) : fixedValue(api, property);
    if (value !== undefined) constants.push([name.wire, value]);
    else if (required) lacking.push(property);
  }
  return { constants, lacking };
}

function isGrantType(name: string): boolean {
  return name.toLowerCase().replaceAll(/[_-]/g, "") === "granttype";
}

/** The grant where the field takes it, else the one value that it has. */
function grantValue(api: Api, { type }: Property, grant: Grant): JsonValue | undefined {
  const resolved = valueType(api, type);
  if (resolved.kind === "literal") return resolved.value;
  if (resolved.kind === "enum")
    return resolved.open || resolved.values.some(({ value }) => value === grant) ? grant : undefined;
  return resolved.kind === "primitive" && resolved.primitive === "string" ? grant : undefined;
}

function fixedValue(api: Api, { type, required, default: fallback }: Property): JsonValue | undefined {
  if (!required) return undefined;
  const resolved = valueType(api, type);
  if (resolved.kind === "literal") return resolved.value;
  return fallback ?? (resolved.kind === "enum" ? resolved.default : undefined);
}

function valueType(api: Api, type: Type): ReturnType<typeof resolveType> {
  const resolved = resolveType(api, type);
  return resolved.kind === "nullable" ? resolveType(api, resolved.inner) : resolved;
}

/** The fields of a token request that carry what changes from client to client. */
export function givenFields({ request }: TokenEndpoint, grant: Grant, hasScopes: boolean): ReadonlySet<string> {
  const { clientId, clientSecret, scopes, refreshToken } = request;
  const paths = grant === "refresh_token" ? [refreshToken] : [clientId, clientSecret, hasScopes ? scopes : undefined];
  return new Set(paths.flatMap((path) => path?.[0] ?? []));
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
