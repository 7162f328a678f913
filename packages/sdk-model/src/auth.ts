import type { Api, AuthScheme, OAuthScheme, TokenEndpoint } from "@sdkwright/ir-schema";
import { callOf, securityOf } from "./call.js";
import type { AuthPlan, CallPlan, CredentialPlan, Scheme, SchemeApplication, TokenCall, TokenPlan } from "./model.js";
import {
  ACCESS_TOKEN_PART,
  callCredentialsOf,
  clientCredentialsOf,
  credentialsOf,
  schemesOfAllCalls,
} from "./questions/credentials.js";
import {
  type Grant,
  givenFields,
  takesScopeList,
  tokenFields,
  tokenOperation,
  tokenSecurity,
} from "./questions/token-calls.js";

function credentialPlans(scheme: AuthScheme): CredentialPlan[] {
  const perCall = new Set(callCredentialsOf(scheme).map(({ part }) => part));
  return clientCredentialsOf(scheme).map(({ part, credential: { env, placeholder } }) => ({
    part,
    ...(env !== undefined && { env }),
    ...(placeholder !== undefined && { placeholder }),
    needed: part !== ACCESS_TOKEN_PART,
    perCall: perCall.has(part),
  }));
}

/** Whether a scheme needs several credentials of which the environment supplies none. */
function needsAllTogether(scheme: AuthScheme): boolean {
  const needed = credentialsOf(scheme);
  return needed.length > 1 && needed.every(({ credential }) => credential.env === undefined);
}

function applicationOf(scheme: AuthScheme): SchemeApplication | undefined {
  switch (scheme.kind) {
    case "bearer":
      return { kind: scheme.kind };
    case "basic":
      return { kind: scheme.kind, omits: (["username", "password"] as const).filter((part) => scheme[part].omit) };
    case "header":
    case "query":
    case "cookie":
      return { kind: scheme.kind, name: scheme.key, prefix: scheme.prefix ?? "" };
    case "oauth":
      return { kind: scheme.kind, header: scheme.tokenHeader, prefix: scheme.tokenPrefix };
    case "unsupported":
      return undefined;
    default:
      return scheme satisfies never;
  }
}

/** The fields of a token request that are sent for a grant: a refresh token goes without id, secret and scopes. */
function sentFields({ request }: TokenEndpoint, grant: Grant): TokenCall["request"] {
  const { refreshToken, ...others } = request;
  return grant === "refresh_token" ? { ...(refreshToken && { refreshToken }) } : others;
}

/** A request for a token as RFC 6749 has it. */
function formCall(url: string, endpoint: TokenEndpoint, grant: Grant): TokenCall {
  const call: CallPlan = {
    verb: "POST",
    template: "",
    parameters: [],
    pins: [],
    // Its properties are those of the request, though no type declares them.
    body: { kind: "form", required: true, merged: "type:token", type: null, fields: [] },
    reads: { kind: "json", empty: false },
    security: [],
    server: 0,
    retries: true,
    idempotent: false,
    idempotencyHeader: null,
    protocol: { kind: "http" },
  };
  const constants = [{ name: "grant_type", value: grant }];
  const { response } = endpoint;
  return { operation: null, url, call, request: sentFields(endpoint, grant), scopesAsList: false, response, constants };
}

/** The call that gets a token. Its requirements apply in every mode, because modes only affect other calls. */
function tokenCall(
  api: Api,
  endpoint: TokenEndpoint | undefined,
  { grant, scopes }: { readonly grant: Grant; readonly scopes: readonly string[] | undefined },
): TokenCall | null {
  if (endpoint?.url !== undefined) return formCall(endpoint.url, endpoint, grant);
  const operation = endpoint && tokenOperation(api, endpoint);
  if (!endpoint || !operation) return null;
  const given = givenFields(endpoint, grant, scopes !== undefined && scopes.length > 0);
  const { constants } = tokenFields(api, operation, { grant, given });
  return {
    operation: operation.id,
    url: null,
    call: { ...callOf(api, operation), security: securityOf(api, tokenSecurity(api, operation) ?? []) },
    request: sentFields(endpoint, grant),
    scopesAsList: takesScopeList(api, endpoint),
    response: endpoint.response,
    constants: constants.map(([name, value]) => ({ name, value })),
  };
}

function tokenPlan(api: Api, { scopes, getToken, refreshToken }: OAuthScheme): TokenPlan | undefined {
  const get = tokenCall(api, getToken, { grant: "client_credentials", scopes });
  const refresh = tokenCall(api, refreshToken, { grant: "refresh_token", scopes });
  return get ? { scopes: scopes ?? null, get, refresh } : undefined;
}

function schemeOf(api: Api, scheme: AuthScheme): Scheme[] {
  const apply = applicationOf(scheme);
  if (!apply) return [];
  const token = scheme.kind === "oauth" ? tokenPlan(api, scheme) : undefined;
  return [
    {
      id: scheme.id,
      apply,
      credentials: credentialPlans(scheme),
      together: needsAllTogether(scheme),
      ...(token && { token }),
    },
  ];
}

/** The schemes that most operations need together, each by the first of its alternatives; none where no operation needs any. */
function usualSchemes(api: Api): readonly string[] {
  const counts = new Map<string, { readonly schemes: readonly string[]; count: number }>();
  for (const { security } of Object.values(api.operations)) {
    const [schemes = []] = securityOf(api, security ?? api.auth.security ?? []);
    if (schemes.length === 0) continue;
    const key = JSON.stringify(schemes);
    const known = counts.get(key) ?? { schemes, count: 0 };
    known.count++;
    counts.set(key, known);
  }
  const [most] = [...counts.values()].sort((one, other) => other.count - one.count);
  return most?.schemes ?? [];
}

/** The schemes that the mode asks of a call together; of several that each suffice, the first that SDKs support. */
function neededSchemes(api: Api): readonly string[] {
  const { mode, schemes } = api.auth;
  switch (mode.kind) {
    case "single":
      return [mode.scheme];
    case "all":
      return mode.schemes;
    case "any":
      return mode.schemes.filter((id) => schemes.some((one) => one.id === id && applicationOf(one))).slice(0, 1);
    case "none":
    case "endpoint":
      return usualSchemes(api);
    default:
      return mode satisfies never;
  }
}

/** The schemes whose credentials samples show: those that calls need, else the first that there is. */
function shownSchemes(api: Api): readonly string[] {
  const { schemes } = api.auth;
  const needed = neededSchemes(api);
  const shown = needed.length > 0 ? schemes.filter(({ id }) => needed.includes(id)) : schemes.slice(0, 1);
  return shown.map(({ id }) => id);
}

/** How the calls of an API authenticate. */
export function authOf(api: Api): AuthPlan {
  const { mode, schemes, security } = api.auth;
  return {
    mode: mode.kind,
    always: schemesOfAllCalls(api.auth) ?? null,
    fallback: mode.kind === "endpoint" && security ? securityOf(api, security) : null,
    schemes: schemes.flatMap((scheme) => schemeOf(api, scheme)),
    shown: shownSchemes(api),
  };
}
