import type { Api, AuthScheme, HttpOperation, Report, SecurityRequirement } from "@sdkwright/plugin-api";
import { placeOf } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import { baseUrl } from "./servers.js";
import type { Json } from "./source.js";

function tokenUrl(api: Api, scheme: Extract<AuthScheme, { kind: "oauth" }>): string {
  const { url, operation } = scheme.getToken;
  if (url !== undefined) return url;
  const called = operation === undefined ? undefined : api.operations[operation];
  const path =
    called?.kind === "http" ? called.path.map((part) => (part.kind === "text" ? part.text : "")).join("") : "/";
  return `${baseUrl(api)}${path}`;
}

function schemeOf(api: Api, scheme: AuthScheme, report: Report): Json | undefined {
  switch (scheme.kind) {
    case "bearer":
    case "basic":
      return { type: "http", scheme: scheme.kind };
    case "header":
    case "query":
    case "cookie":
      return { type: "apiKey", in: scheme.kind, name: scheme.key };
    case "oauth": {
      const scopes = Object.fromEntries((scheme.scopes ?? []).map((scope) => [scope, ""]));
      return { type: "oauth2", flows: { clientCredentials: { tokenUrl: tokenUrl(api, scheme), scopes } } };
    }
    case "unsupported": {
      const location = placeOf(api.origins, scheme.origin);
      const params = { scheme: scheme.id, type: scheme.declaredType };
      report(openapiCatalogue.create("scheme", params, { location }));
      return undefined;
    }
    default:
      return scheme satisfies never;
  }
}

/** Keys of components have letters, digits, dots, dashes and underscores. */
const keyOf = (id: string): string => id.replace(/[^\w.-]/g, "_");

export function securitySchemes(api: Api, report: Report): Json {
  const entries = api.auth.schemes.flatMap((scheme) => {
    const made = schemeOf(api, scheme, report);
    return made ? [[keyOf(scheme.id), made] as const] : [];
  });
  return Object.fromEntries(entries);
}

function requirementsOf(api: Api, requirements: readonly SecurityRequirement[]): Json[] {
  const known = new Set(api.auth.schemes.flatMap(({ id, kind }) => (kind === "unsupported" ? [] : [id])));
  return requirements.map(({ schemes }) => {
    const own = schemes.filter(({ scheme }) => known.has(scheme));
    return Object.fromEntries(own.map(({ scheme, scopes }) => [keyOf(scheme), [...scopes]]));
  });
}

/** Requirements of all operations that have none of their own. */
export function defaultSecurity(api: Api): Json {
  const { mode, security } = api.auth;
  const together = (ids: readonly string[]): SecurityRequirement => ({
    schemes: ids.map((scheme) => ({ scheme, scopes: [] })),
  });
  switch (mode.kind) {
    case "none":
      return {};
    case "single":
      return { security: requirementsOf(api, [together([mode.scheme])]) };
    case "all":
      return { security: requirementsOf(api, [together(mode.schemes)]) };
    case "any":
      return { security: requirementsOf(api, [...mode.schemes.map((id) => together([id])), together([])]) };
    case "endpoint":
      return security ? { security: requirementsOf(api, security) } : {};
    default:
      return mode satisfies never;
  }
}

/** Requirements of an operation that are not those of all. */
export function operationSecurity(api: Api, { security }: HttpOperation): Json {
  if (security === null) return {};
  if (security.length === 0) return { security: [] };
  return api.auth.mode.kind === "endpoint" ? { security: requirementsOf(api, security) } : {};
}
