import type { PropertyPath, Scheme, SchemeId, TokenCall } from "@sdkwright/plugin-api";
import type { TokenRequest, TokenSource } from "../collection.js";
import type { Context } from "../context.js";
import { globalHeaders } from "../request/headers.js";
import { encoded, variable } from "../text.js";
import { appliedSchemes, neededVariables } from "./applied.js";

/** What fills the fields of a token request. */
interface Given {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
  readonly scopes: readonly string[] | null;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The URL of a token operation: its parameters have the values that clients send unasked. */
function urlOf(context: Context, { url, call }: TokenCall): string {
  if (url !== null) return url;
  const sent = (place: string): (readonly [string, string])[] =>
    call.parameters.flatMap(({ in: where, name, sent: value }) =>
      where === place && value !== undefined ? [[name, textOf(value)] as const] : [],
    );
  const inPath = new Map(sent("path"));
  const path = call.template.replace(/\{([^}]+)\}/g, (_, name: string) => encoded(inPath.get(name) ?? ""));
  const query = sent("query").map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return `${variable(context.baseUrls[call.server] ?? "")}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

function headersOf(context: Context, { url, call }: TokenCall): (readonly [string, string])[] {
  if (url !== null) return [];
  const own = call.parameters.flatMap(({ in: place, name, sent }) =>
    place === "header" && sent !== undefined ? [[name, textOf(sent)] as const] : [],
  );
  const global = globalHeaders(context, call).filter(({ disabled }) => !disabled);
  return [...global.map(({ name, value }) => [name, value] as const), ...own];
}

function fieldsOf({ request, constants, scopesAsList }: TokenCall, given: Given): TokenRequest["fields"] {
  const scopes = given.scopes && given.scopes.length > 0 ? given.scopes : undefined;
  const values: (readonly [PropertyPath | undefined, unknown])[] = [
    ...constants.map(({ name, value }) => [[name], value] as const),
    [request.clientId, given.clientId],
    [request.clientSecret, given.clientSecret],
    [request.scopes, scopesAsList ? scopes : scopes?.join(" ")],
    [request.refreshToken, given.refreshToken],
  ];
  return values.flatMap(([path, value]) => (path && value !== undefined ? [[path, value] as const] : []));
}

function tokenRequest(context: Context, token: TokenCall, given: Given): TokenRequest {
  const { call, response } = token;
  const [schemes = []] = call.security === "default" ? [] : call.security;
  const applied = appliedSchemes({ ...context, tokens: new Map() }, schemes);
  const basic = applied.find((scheme) => scheme.basic)?.value;
  const keys = applied.filter((scheme) => !scheme.basic && scheme.in === "header");
  const query = applied.filter((scheme) => scheme.in === "query");
  const url = urlOf(context, token);
  const separator = url.includes("?") ? "&" : "?";
  const pairs = query.map(({ name, value }) => `${encoded(name)}=${value}`).join("&");
  return {
    method: call.verb,
    url: pairs === "" ? url : `${url}${separator}${pairs}`,
    headers: [...headersOf(context, token), ...keys.map(({ name, value }) => [name, value] as const)],
    ...(basic !== undefined && { basic }),
    body: call.body?.kind === "json" ? "json" : "form",
    fields: fieldsOf(token, given),
    response,
  };
}

/** The schemes that fetch tokens, in the order of {@link tokenSources}. */
export function tokenSchemes(schemes: readonly Scheme[]): readonly SchemeId[] {
  return schemes.filter(({ token }) => token !== undefined).map(({ id }) => id);
}

/** How the access tokens of an API come about. */
export function tokenSources(context: Context): TokenSource[] {
  return context.sdk.auth.schemes.flatMap((scheme): TokenSource[] => {
    const { id, token } = scheme;
    if (!token) return [];
    const name = context.names.credential(id, "accessToken");
    const refreshToken = `${name}Refresh`;
    const of = (part: string): string => variable(context.names.credential(id, part));
    const given = {
      clientId: of("clientId"),
      clientSecret: of("clientSecret"),
      refreshToken: variable(refreshToken),
      scopes: token.scopes,
    };
    return [
      {
        token: name,
        renewAt: `${name}RenewAt`,
        refreshToken,
        needs: neededVariables(context, scheme),
        get: tokenRequest(context, token.get, given),
        refresh: token.refresh && tokenRequest(context, token.refresh, given),
      },
    ];
  });
}
