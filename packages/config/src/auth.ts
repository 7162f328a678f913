import { helpWithNearest, nearest } from "@sdkwright/diagnostics";
import { configCatalogue } from "./catalogue.js";
import type { AuthConfig, SchemeConfig, TokenConfig } from "./config.js";
import { type LoadContext, placeAt, placed, step } from "./context.js";
import { isHeaderType } from "./headers.js";
import type { AuthChoiceInput, AuthSchemeInput } from "./schema/auth.js";
import { knownNames, present } from "./words.js";

type OAuthInput = Extract<AuthSchemeInput, { scheme: "oauth" }>;
type TokenInput = OAuthInput["get-token"] | NonNullable<OAuthInput["refresh-token"]>;

function tokenConfig(input: TokenInput, at: string): TokenConfig {
  const request: { readonly [name: string]: string | undefined } = input["request-properties"] ?? {};
  const response = input["response-properties"] ?? {};
  return {
    at,
    endpoint: input.endpoint,
    request: {
      ...present("clientId", request["client-id"]),
      ...present("clientSecret", request["client-secret"]),
      ...present("scopes", request.scopes),
      ...present("refreshToken", request["refresh-token"]),
    },
    response: {
      ...present("accessToken", response["access-token"]),
      ...present("expiresIn", response["expires-in"]),
      ...present("refreshToken", response["refresh-token"]),
    },
  };
}

function oauthConfig(input: OAuthInput, at: string): SchemeConfig {
  const refresh = input["refresh-token"];
  return {
    kind: "oauth",
    at,
    ...present("scopes", input.scopes),
    ...present("clientIdEnv", input["client-id-env"]),
    ...present("clientSecretEnv", input["client-secret-env"]),
    tokenPrefix: input["token-prefix"] ?? "Bearer",
    tokenHeader: input["token-header"] ?? "Authorization",
    getToken: tokenConfig(input["get-token"], step(at, "get-token")),
    ...(refresh && { refreshToken: tokenConfig(refresh, step(at, "refresh-token")) }),
  };
}

/** A credential is text, whatever its header's type says: it is what callers and environment variables give. */
function checkHeaderType(type: string | undefined, at: string, context: LoadContext): void {
  const place = placeAt(context, step(at, "type"));
  if (type === undefined || type === "string") return;
  if (!isHeaderType(type)) context.report(configCatalogue.create("wrong-header-type", { type }, place));
  else context.report(configCatalogue.create("no-effect", { key: "type", reason: "a credential is text" }, place));
}

/** Reports what an omitted part of basic authentication says beside, since nothing reads it. */
function checkOmitted(
  part: { omit?: boolean; name?: string; env?: string } | undefined,
  at: string,
  context: LoadContext,
) {
  if (!part?.omit) return;
  for (const key of ["name", "env"] as const) {
    if (part[key] === undefined) continue;
    const params = { key, reason: "`omit` leaves the credential out of the SDK" };
    context.report(configCatalogue.create("no-effect", params, placeAt(context, step(at, key), "key")));
  }
}

/** A scheme of `auth-schemes` with its defaults (specification section 5.3). */
function schemeConfig(input: AuthSchemeInput, at: string, context: LoadContext): SchemeConfig {
  if (!("scheme" in input)) {
    const { header, type = "string", name, prefix, env } = input;
    checkHeaderType(input.type, at, context);
    return {
      kind: "header",
      at,
      header,
      type,
      ...present("name", name),
      ...present("prefix", prefix),
      ...present("env", env),
    };
  }
  switch (input.scheme) {
    case "bearer":
      return { kind: "bearer", at, token: input.token ?? {} };
    case "basic":
      for (const part of ["username", "password"] as const) checkOmitted(input[part], step(at, part), context);
      return {
        kind: "basic",
        at,
        username: { ...input.username, omit: input.username?.omit ?? false },
        password: { ...input.password, omit: input.password?.omit ?? false },
      };
    case "oauth":
      return oauthConfig(input, at);
    default:
      return input satisfies never;
  }
}

/** The schemes below `at`, by name, in order. */
export function schemeConfigs(
  input: { readonly [name: string]: AuthSchemeInput } | undefined,
  at: string,
  context: LoadContext,
): { readonly [name: string]: SchemeConfig } {
  const entries = Object.entries(input ?? {});
  return Object.fromEntries(entries.map(([name, scheme]) => [name, schemeConfig(scheme, step(at, name), context)]));
}

function checkScheme(scheme: string, at: string, known: readonly string[], context: LoadContext): void {
  if (known.includes(scheme)) return;
  const meant = nearest(scheme, [...known, "endpoint-security"]);
  const help = helpWithNearest(meant);
  const params = { scheme, known: knownNames(known) };
  context.report(configCatalogue.create("unknown-scheme", params, { ...placeAt(context, at), ...help }));
}

/**
 * `api.auth`, of the API or of one SDK (specification sections 5.6 and 5.7). Reports unknown schemes; `known` lists the
 * valid names.
 */
export function authConfig(
  input: AuthChoiceInput | undefined,
  at: string,
  known: readonly string[],
  context: LoadContext,
): AuthConfig | undefined {
  if (input === undefined) return undefined;
  const single = typeof input === "string" ? { scheme: input, at } : { scheme: input.scheme, at: step(at, "scheme") };
  // From here on, it is the mode `endpoint`, in the IR, in descriptors and in runtimes.
  if (single.scheme === "endpoint-security") return { kind: "endpoint", at };
  if (single.scheme !== undefined) {
    checkScheme(single.scheme, single.at, known, context);
    return { kind: "single", scheme: single.scheme, at };
  }
  if (typeof input === "string" || input["endpoint-security"]) return { kind: "endpoint", at };
  const kind = input.any ? "any" : "all";
  const seen = new Set<string>();
  const schemes = placed(input[kind] ?? [], step(at, kind), context).flatMap(({ item, at: itemAt }) => {
    const scheme = typeof item === "string" ? item : item.scheme;
    if (seen.has(scheme)) {
      context.report(configCatalogue.create("repeated-scheme", { scheme, key: kind }, placeAt(context, itemAt)));
      return [];
    }
    seen.add(scheme);
    checkScheme(scheme, itemAt, known, context);
    return { scheme, at: itemAt };
  });
  return { kind, schemes, at };
}
