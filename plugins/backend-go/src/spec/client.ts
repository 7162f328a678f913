import type {
  AuthScheme,
  BasicPart,
  Credential,
  GlobalHeader,
  OAuthScheme,
  Part,
  PropertyPath,
  TokenEndpoint,
  UrlVariable,
} from "@sdkwright/plugin-api";
import {
  ACCESS_TOKEN_PART,
  constantFields,
  reachableEnvironments,
  schemesOfAllCalls,
  takesScopeList,
  tokenSecurity,
  urlVariables,
} from "@sdkwright/plugin-api";
import { stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { atom, type Entry, json, map, pointer, scalar, slice, struct, text, texts, type Value } from "../literals.js";
import { packageName } from "../module.js";
import { standard } from "../types.js";
import { securitySpec } from "./operation.js";

const maybe = (value: string | undefined): Value | undefined =>
  value === undefined || value === "" ? undefined : text(value);
const path = (value: PropertyPath | undefined): Value | undefined => value && texts(value);

/** Name of the function of package `option` that sets a credential. */
export function credentialOption({ target }: Emission, scheme: string, part: string): string {
  return `With${target.names.credential(scheme, part)}`;
}

/** A text that can be absent. */
function optional({ core }: Emission, value: string | undefined): Value | undefined {
  return value === undefined ? undefined : atom([core("Ptr"), `(${stringLiteral(value)})`], value.length + 12);
}

function credential(emission: Emission, scheme: string, part: string, { env }: Pick<Credential, "env">): Value {
  return pointer(
    struct(emission.core("Credential"), [
      ["Option", text(credentialOption(emission, scheme, part))],
      ["Env", maybe(env)],
    ]),
  );
}

function tokenSpec(emission: Emission, endpoint: TokenEndpoint | undefined): Value | undefined {
  const { api } = emission.target;
  const operation = endpoint && api.operations[endpoint.operation];
  if (!endpoint || operation?.kind !== "http") return undefined;
  const { request, response } = endpoint;
  const security = tokenSecurity(api, operation);
  const fields = constantFields(api, operation).map(([name, value]): Entry => [name, json(value)]);
  return struct(emission.core("TokenSpec"), [
    ["Operation", atom(`&${emission.model.operation(operation.id)}`)],
    ["Security", security ? securitySpec(emission, security) : undefined],
    ["ClientID", path(request.clientId)],
    ["ClientSecret", path(request.clientSecret)],
    ["Scopes", path(request.scopes)],
    ["RefreshToken", path(request.refreshToken)],
    ["ScopesAsList", takesScopeList(api, endpoint) ? scalar(true) : undefined],
    ["AccessToken", path(response.accessToken)],
    ["ExpiresIn", path(response.expiresIn)],
    ["NextRefreshToken", path(response.refreshToken)],
    ["Fields", fields.length > 0 ? map("map[string]any", fields) : undefined],
  ]);
}

function oauthSpec(emission: Emission, scheme: OAuthScheme): Value {
  const refresh = tokenSpec(emission, scheme.refreshToken);
  return struct(emission.core("OAuthScheme"), [
    ["Key", text(scheme.id)],
    ["ClientID", credential(emission, scheme.id, "clientId", scheme.clientId)],
    ["ClientSecret", credential(emission, scheme.id, "clientSecret", scheme.clientSecret)],
    ["Token", credential(emission, scheme.id, ACCESS_TOKEN_PART, {})],
    ["Scopes", scheme.scopes && texts(scheme.scopes)],
    ["Header", text(scheme.tokenHeader)],
    ["Prefix", maybe(scheme.tokenPrefix)],
    ["GetToken", tokenSpec(emission, scheme.getToken)],
    ["Refresh", refresh && pointer(refresh)],
  ]);
}

function schemeSpec(emission: Emission, scheme: AuthScheme): Value | undefined {
  const { core } = emission;
  const part = (name: string, value: Credential): Value => credential(emission, scheme.id, name, value);
  const basicPart = (name: string, value: BasicPart): Value | undefined => (value.omit ? undefined : part(name, value));
  const key = ["Key", text(scheme.id)] as const;
  switch (scheme.kind) {
    case "bearer":
      return struct(core("BearerScheme"), [key, ["Token", part("token", scheme.token)]]);
    case "basic":
      return struct(core("BasicScheme"), [
        key,
        ["Username", basicPart("username", scheme.username)],
        ["Password", basicPart("password", scheme.password)],
      ]);
    case "header":
    case "query":
    case "cookie":
      return struct(core("KeyScheme"), [
        key,
        ["In", text(scheme.kind)],
        ["Name", text(scheme.key)],
        ["Prefix", maybe(scheme.prefix)],
        ["Value", part("value", scheme.value)],
      ]);
    case "oauth":
      return oauthSpec(emission, scheme);
    case "unsupported":
      return undefined;
    default:
      return scheme satisfies never;
  }
}

const modes = {
  none: "AuthNone",
  single: "AuthSingle",
  any: "AuthAny",
  all: "AuthAll",
  endpoint: "AuthEndpoint",
} as const;

function authSpec(emission: Emission): Value {
  const { core, target } = emission;
  const { auth } = target.api;
  const applied = schemesOfAllCalls(auth);
  const schemes = auth.schemes.flatMap((scheme) => {
    const spec = schemeSpec(emission, scheme);
    return spec ? [pointer(spec)] : [];
  });
  const byDefault = auth.mode.kind === "endpoint" && auth.security ? securitySpec(emission, auth.security) : undefined;
  return struct(core("AuthSpec"), [
    ["Mode", atom(core(modes[auth.mode.kind]), 18)],
    ["Apply", applied && applied.length > 0 ? texts(applied) : undefined],
    ["Schemes", schemes.length > 0 ? slice(["[]", core("Scheme")], schemes) : undefined],
    ["Security", byDefault],
  ]);
}

function headerSpec(emission: Emission, { header, value }: GlobalHeader): Value {
  const name = ["Header", text(header)] as const;
  switch (value.kind) {
    case "literal":
      return struct("", [name, ["Literal", optional(emission, value.value)]]);
    case "environment":
      return struct("", [name, ["Template", text(value.template)]]);
    case "parameter":
      return struct("", [
        name,
        ["Option", text(`With${emission.target.names.header(header)}`)],
        ["Env", maybe(value.env)],
        ["Default", value.default === undefined ? undefined : optional(emission, String(value.default))],
        ["Required", value.required ? scalar(true) : undefined],
      ]);
    default:
      return value satisfies never;
  }
}

function variableSpec(emission: Emission, { name, default: value }: UrlVariable): Value {
  return struct("", [
    ["Name", text(name.wire)],
    ["Option", text(`With${emission.target.names.variable(name.wire)}`)],
    ["Default", optional(emission, value)],
  ]);
}

function some<T>(list: readonly T[], head: Part, spec: (item: T) => Value): Value | undefined {
  return list.length === 0 ? undefined : slice(head, list.map(spec));
}

function environmentSpec({ target }: Emission, index: number, urls: readonly string[]): Value {
  return struct("", [
    ["Name", text(target.names.environment(index))],
    ["URLs", texts(urls)],
  ]);
}

/** `60 * time.Second`. */
function duration(seconds: number): Value {
  if (seconds === 0) return scalar(0);
  const [count, unit] = Number.isInteger(seconds) ? [seconds, "Second"] : [Math.round(seconds * 1000), "Millisecond"];
  return atom([`${count} * `, standard("time", unit)], 20);
}

const numberOption = (value: unknown, usual: number): number => (typeof value === "number" ? value : usual);

/** Everything that the runtime must know of an API. */
export function clientSpec(emission: Emission): Value {
  const { core, target } = emission;
  const { api, options, packageInfo } = target;
  const agent = options["user-agent"];
  return struct(core("ClientSpec"), [
    ["PackageName", text(packageName(target))],
    ["Version", text(packageInfo.version)],
    ["UserAgent", typeof agent === "string" ? maybe(agent) : undefined],
    [
      "Environments",
      some(reachableEnvironments(api), ["[]", core("Environment")], ({ index, environment }) =>
        environmentSpec(
          emission,
          index,
          environment.urls.map((url) => url.template),
        ),
      ),
    ],
    ["Variables", some(urlVariables(api), ["[]", core("URLVariable")], (variable) => variableSpec(emission, variable))],
    ["BaseURLEnv", maybe(api.environments.baseUrlEnv)],
    ["Auth", authSpec(emission)],
    ["Headers", some(api.headers, ["[]", core("HeaderSpec")], (header) => headerSpec(emission, header))],
    ["RequestIDHeaders", api.requestIdHeaders.length > 0 ? texts(api.requestIdHeaders) : undefined],
    ["ErrorMessage", api.errorMessage && texts(api.errorMessage)],
    ["MaxRetries", scalar(numberOption(options["max-retries"], 2))],
    ["Timeout", duration(numberOption(options["timeout-seconds"], 60))],
    ["RetryUnsafe", options["retry-unsafe"] === true ? scalar(true) : undefined],
  ]);
}
