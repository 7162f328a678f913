import { type Api, type Auth, type AuthScheme, type Operation, placeOf, type Report } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";

/** What a scheme puts on the wire: two schemes that agree in it are one to a server. */
function wireOf(scheme: AuthScheme): string {
  switch (scheme.kind) {
    case "header":
    case "query":
    case "cookie":
      return JSON.stringify([scheme.kind, scheme.key, scheme.prefix ?? ""]);
    case "unsupported":
      return JSON.stringify([scheme.kind, scheme.declaredType]);
    case "oauth":
      return JSON.stringify([scheme.kind, scheme.getToken.url ?? ""]);
    case "bearer":
    case "basic":
      return JSON.stringify([scheme.kind]);
    default:
      return scheme satisfies never;
  }
}

/**
 * The authentication of several definitions. Of schemes with one name the first counts; where they mean different
 * things on the wire, that is an error, unless the configuration declares the scheme and so overrules both.
 */
export function mergeAuth(apis: readonly Api[], configured: ReadonlySet<string>, report: Report): Auth {
  const schemes = new Map<string, AuthScheme>();
  for (const api of apis) {
    for (const scheme of api.auth.schemes) {
      const known = schemes.get(scheme.id);
      if (!known) schemes.set(scheme.id, scheme);
      else {
        if (scheme.declared && !known.declared) schemes.set(scheme.id, { ...known, declared: true });
        if (!configured.has(scheme.id) && wireOf(known) !== wireOf(scheme)) reportConflict(api, known, scheme, report);
      }
    }
  }
  const endpoint = apis.some((api) => api.auth.mode.kind === "endpoint");
  return {
    mode: endpoint ? { kind: "endpoint" } : { kind: "none" },
    schemes: [...schemes.values()],
    security: apis[0]?.auth.security ?? null,
  };
}

function reportConflict({ origins }: Api, known: AuthScheme, scheme: AuthScheme, report: Report): void {
  const location = placeOf(origins, scheme.origin);
  const related = [{ location: placeOf(origins, known.origin), message: "the other declaration" }];
  report(compilerCatalogue.create("scheme-conflict", { scheme: scheme.id }, { location, related }));
}

/** An operation that relies on its own definition's default requirements, once those of another are the default. */
export function withSecurity(operation: Operation, own: Auth["security"], shared: Auth["security"]): Operation {
  if (operation.security !== null || JSON.stringify(own) === JSON.stringify(shared)) return operation;
  return { ...operation, security: own ?? [] };
}
