import type { AuthConfig, Config, SchemeConfig } from "@sdkwright/config";
import { type Auth, type AuthMode, type AuthScheme, type SchemeId, tokenOperation } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";
import { warnSamePlace, warnSamePlaceOfCalls } from "./same-place.js";
import type { SchemeContext } from "./scheme-context.js";
import { lowerScheme } from "./schemes.js";

/**
 * The authentication of an API: `api.auth` of the configuration where it is given (specification sections 5.4 and 5.6),
 * else the definition's own requirements.
 */
export function applyAuth(auth: AuthConfig | undefined, schemes: Config["authSchemes"], context: SchemeContext): Auth {
  const applied = auth ? configuredAuth(auth, schemes, context) : context.api.auth;
  warnSamePlaceOfCalls(applied, context);
  return applied;
}

function configuredAuth(auth: AuthConfig, schemes: Config["authSchemes"], context: SchemeContext): Auth {
  const declared = context.api.auth;
  const wanted = auth.kind === "endpoint" ? Object.keys(schemes) : namesOf(auth);
  const configured = wanted.flatMap((id) => lowered(id, schemes[id], context));
  const known = new Set(configured.map((scheme) => scheme.id));
  const rest =
    auth.kind === "endpoint"
      ? declared.schemes.filter((scheme) => !known.has(scheme.id))
      : tokenSchemes(configured, context).flatMap((id) => (known.has(id) ? [] : lowered(id, schemes[id], context)));
  if (auth.kind === "any") warnUndeclared(auth, configured, context);
  if (auth.kind === "all") warnSamePlace(auth, configured, context);
  if (auth.kind === "endpoint") warnWithoutSecurity(auth, context);
  return { mode: modeOf(auth), schemes: [...configured, ...rest], security: declared.security };
}

/** Reports that each call's own `security` is asked for where no call has any. */
function warnWithoutSecurity({ at }: AuthConfig, { api, file, report }: SchemeContext): void {
  const calls = [...Object.values(api.operations), ...Object.values(api.channels)];
  if ([api.auth, ...calls].some(({ security }) => security !== null && security.length > 0)) return;
  report(compilerCatalogue.create("no-security", {}, { location: { document: file, pointer: at } }));
}

/** What endpoints that issue tokens require of their own: no mode takes that from them. */
function tokenSchemes(configured: readonly AuthScheme[], { api }: SchemeContext): SchemeId[] {
  const endpoints = configured.flatMap((scheme) =>
    scheme.kind === "oauth" ? [scheme.getToken, ...(scheme.refreshToken ? [scheme.refreshToken] : [])] : [],
  );
  const required = endpoints.flatMap((endpoint) => tokenOperation(api, endpoint)?.security ?? []);
  return [...new Set(required.flatMap(({ schemes }) => schemes.map(({ scheme }) => scheme)))];
}

function namesOf(auth: Exclude<AuthConfig, { kind: "endpoint" }>): SchemeId[] {
  return auth.kind === "single" ? [auth.scheme] : auth.schemes.map((item) => item.scheme);
}

function modeOf(auth: AuthConfig): AuthMode {
  switch (auth.kind) {
    case "single":
      return { kind: "single", scheme: auth.scheme };
    case "any":
    case "all":
      return { kind: auth.kind, schemes: namesOf(auth) };
    case "endpoint":
      return { kind: "endpoint" };
    default:
      return auth satisfies never;
  }
}

function lowered(id: SchemeId, config: SchemeConfig | undefined, context: SchemeContext): AuthScheme[] {
  if (!config) return context.api.auth.schemes.filter((scheme) => scheme.id === id);
  const scheme = lowerScheme(id, config, context);
  return scheme ? [scheme] : [];
}

/** Section 7.2: such a scheme is ignored, and no SDK says so at run time; the compiler does. */
function warnUndeclared(
  auth: Extract<AuthConfig, { schemes: unknown }>,
  schemes: readonly AuthScheme[],
  context: SchemeContext,
): void {
  for (const item of auth.schemes) {
    if (schemes.some((scheme) => scheme.id === item.scheme && scheme.declared)) continue;
    const location = { document: context.file, pointer: item.at };
    context.report(compilerCatalogue.create("scheme-not-declared", { scheme: item.scheme }, { location }));
  }
}
