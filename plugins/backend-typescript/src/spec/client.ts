import type {
  AuthScheme,
  BasicPart,
  Credential,
  GlobalHeader,
  HttpOperation,
  PropertyPath,
  TokenEndpoint,
  UrlVariable,
} from "@sdkwright/plugin-api";
import {
  ACCESS_TOKEN_PART,
  constantFields,
  reachableEnvironments,
  rpcOf,
  schemesOfAllCalls,
  takesScopeList,
  tokenSecurity,
  urlVariables,
} from "@sdkwright/plugin-api";
import { packageName } from "../brand.js";
import type { Emission } from "../emission.js";
import { array, type Entry, json, object, scalar, symbol, text, texts, type Value } from "../literals.js";
import { longProperties } from "../model/integers.js";
import { integerForm } from "../options.js";
import { runtime } from "../runtime.js";
import { integerFeature, shapeTable } from "./integers.js";
import { operationSpec, securitySpec, type TokenCall } from "./operation.js";

const maybe = (value: string | undefined): Value | undefined => (value === undefined ? undefined : text(value));
const path = (value: PropertyPath | undefined): Value | undefined => value && texts(value);

function credential(emission: Emission, scheme: string, part: string, { env }: Credential): Value {
  return object([
    ["option", text(emission.target.names.credential(scheme, part))],
    ["env", maybe(env)],
  ]);
}

function basicPart(emission: Emission, scheme: string, name: string, part: BasicPart): Value | undefined {
  return part.omit ? undefined : credential(emission, scheme, name, part);
}

function tokenCall(emission: Emission, operation: HttpOperation): TokenCall {
  const { api } = emission.target;
  const security = tokenSecurity(api, operation);
  return {
    pinned: constantFields(api, operation).map(([name, value]): Entry => [name, json(value)]),
    security: security ? securitySpec(emission, security) : undefined,
  };
}

function tokenSpec(emission: Emission, endpoint: TokenEndpoint | undefined): Value | undefined {
  const { api } = emission.target;
  const operation = endpoint && api.operations[endpoint.operation];
  if (!endpoint || operation?.kind !== "http") return undefined;
  const { request, response } = endpoint;
  return object([
    ["operation", operationSpec(emission, operation, tokenCall(emission, operation))],
    [
      "request",
      object([
        ["clientId", path(request.clientId)],
        ["clientSecret", path(request.clientSecret)],
        ["scopes", path(request.scopes)],
        ["refreshToken", path(request.refreshToken)],
      ]),
    ],
    ["scopesAsList", takesScopeList(api, endpoint) ? scalar(true) : undefined],
    [
      "response",
      object([
        ["accessToken", path(response.accessToken)],
        ["expiresIn", path(response.expiresIn)],
        ["refreshToken", path(response.refreshToken)],
      ]),
    ],
  ]);
}

function schemeSpec(emission: Emission, scheme: AuthScheme): Value | undefined {
  const part = (name: string, value: Credential): Value => credential(emission, scheme.id, name, value);
  switch (scheme.kind) {
    case "bearer":
      return object([
        ["kind", text(scheme.kind)],
        ["token", part("token", scheme.token)],
      ]);
    case "basic":
      return object([
        ["kind", text(scheme.kind)],
        ["username", basicPart(emission, scheme.id, "username", scheme.username)],
        ["password", basicPart(emission, scheme.id, "password", scheme.password)],
      ]);
    case "header":
    case "query":
    case "cookie":
      return object([
        ["kind", text(scheme.kind)],
        ["name", text(scheme.key)],
        ["prefix", maybe(scheme.prefix)],
        ["value", part("value", scheme.value)],
      ]);
    case "oauth":
      return object([
        ["kind", text(scheme.kind)],
        ["clientId", part("clientId", scheme.clientId)],
        ["clientSecret", part("clientSecret", scheme.clientSecret)],
        ["scopes", scheme.scopes && texts(scheme.scopes)],
        ["header", scheme.tokenHeader === "Authorization" ? undefined : text(scheme.tokenHeader)],
        ["prefix", scheme.tokenPrefix === "Bearer" ? undefined : text(scheme.tokenPrefix)],
        ["token", object([["option", text(emission.target.names.credential(scheme.id, ACCESS_TOKEN_PART))]])],
        ["getToken", tokenSpec(emission, scheme.getToken)],
        ["refreshToken", tokenSpec(emission, scheme.refreshToken)],
      ]);
    case "unsupported":
      return undefined;
    default:
      return scheme satisfies never;
  }
}

function authSpec(emission: Emission): Value {
  const { auth } = emission.target.api;
  const applied = schemesOfAllCalls(auth);
  const schemes = auth.schemes.map((scheme): Entry => [scheme.id, schemeSpec(emission, scheme)]);
  const byDefault = auth.mode.kind === "endpoint" && auth.security ? securitySpec(emission, auth.security) : undefined;
  return object([
    ["mode", text(auth.mode.kind)],
    ["apply", applied && texts(applied)],
    ["schemes", object(schemes)],
    ["security", byDefault],
  ]);
}

function headerSpec(emission: Emission, { header, value }: GlobalHeader): Value {
  switch (value.kind) {
    case "literal":
      return object([
        ["header", text(header)],
        ["literal", text(value.value)],
      ]);
    case "environment":
      return object([
        ["header", text(header)],
        ["template", text(value.template)],
      ]);
    case "parameter":
      return object([
        ["header", text(header)],
        ["option", text(emission.target.names.header(header))],
        ["env", maybe(value.env)],
        ["default", value.default === undefined ? undefined : json(value.default)],
        ["required", value.required ? scalar(true) : undefined],
      ]);
    default:
      return value satisfies never;
  }
}

function variableSpec(emission: Emission, { name, default: value }: UrlVariable): Value {
  return object([
    ["name", text(name.wire)],
    ["option", text(emission.target.names.variable(name.wire))],
    ["default", maybe(value)],
  ]);
}

function some<T>(list: readonly T[], spec: (item: T) => Value): Value | undefined {
  return list.length === 0 ? undefined : array(list.map(spec));
}

function environmentSpec(emission: Emission): Value {
  const { api, names } = emission.target;
  return object(
    reachableEnvironments(api).map(
      ({ index, environment }): Entry => [names.environment(index), texts(environment.urls.map((url) => url.template))],
    ),
  );
}

const bodyFeatures = { form: "formBody", multipart: "multipartBody", binary: "binaryBody" } as const;

function featureSpec(emission: Emission, longs: readonly string[]): Value | undefined {
  const { api } = emission.target;
  const operations = Object.values(api.operations);
  const sends = (kind: string): boolean =>
    operations.some((operation) => operation.kind === "http" && operation.body?.contents[0]?.kind === kind);
  const oauth = api.auth.schemes.some((scheme) => scheme.kind === "oauth");
  const list = (["form", "multipart", "binary"] as const).map(
    (kind): Entry => [kind, sends(kind) ? symbol(runtime(bodyFeatures[kind])) : undefined],
  );
  const streams = operations.some((operation) => operation.kind === "http" && rpcOf(operation)?.streaming);
  const spec = object([
    ...list,
    ["envelope", streams ? symbol(runtime("envelopeBody")) : undefined],
    ["oauth", oauth ? symbol(runtime("oauthTokens")) : undefined],
    ["int64", longs.length > 0 ? symbol(runtime("checkIntegers")) : undefined],
    ["integers", integerFeature(emission)],
  ]);
  return spec.size === 0 ? undefined : spec;
}

function numberOption(emission: Emission, name: string, usual: number, factor = 1): Value | undefined {
  const value = emission.target.options[name];
  return typeof value === "number" && value !== usual ? scalar(value * factor) : undefined;
}

/** Everything that the runtime must know of an API, one entry each. */
export function clientSpec(emission: Emission): Value {
  const { api, options } = emission.target;
  const longs = integerForm(options) === "number" ? longProperties(api, emission.model) : [];
  const agent = options["user-agent"];
  return object(
    [
      ["packageName", text(packageName(emission.target))],
      ["version", symbol({ part: "sym", name: "VERSION", module: "src/version.ts" })],
      ["environments", environmentSpec(emission)],
      ["variables", some(urlVariables(api), (variable) => variableSpec(emission, variable))],
      ["baseUrlEnv", maybe(api.environments.baseUrlEnv)],
      ["auth", authSpec(emission)],
      ["headers", some(api.headers, (header) => headerSpec(emission, header))],
      ["requestIdHeaders", api.requestIdHeaders.length > 0 ? texts(api.requestIdHeaders) : undefined],
      ["errorMessage", api.errorMessage && texts(api.errorMessage)],
      ["maxRetries", numberOption(emission, "max-retries", 2)],
      ["timeoutMs", numberOption(emission, "timeout-seconds", 60, 1000)],
      ["retryUnsafe", options["retry-unsafe"] === true ? scalar(true) : undefined],
      ["userAgent", typeof agent === "string" ? text(agent) : undefined],
      ["features", featureSpec(emission, longs)],
      ["int64", longs.length > 0 ? texts(longs) : undefined],
      ["shapes", shapeTable(emission)],
    ],
    true,
  );
}
