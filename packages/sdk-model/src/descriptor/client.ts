import {
  type DataRecord,
  flag,
  json,
  map,
  nameOf,
  number,
  optionalList,
  optionalText,
  optionalTexts,
  record,
  text,
  texts,
  word,
} from "@sdkwright/descriptor";
import { type GlobalHeader, unknownType } from "@sdkwright/ir-schema";
import type { AuthPlan, MethodModel, Scheme, SdkModel, SignaturePlan, TokenCall, TokenPlan } from "../model.js";
import { operationData, securityData } from "./operation.js";

/** A credential of a scheme; undefined for a part that the scheme does without. */
function credentialData({ id, credentials }: Scheme, part: string): DataRecord<"credential"> | undefined {
  const plan = credentials.find((candidate) => candidate.part === part);
  if (!plan) return undefined;
  return record("credential", {
    option: nameOf({ kind: "credential", scheme: id, part }),
    env: optionalText(plan.env),
  });
}

function constantData({ constants }: TokenCall): DataRecord<"pinned">[] {
  return constants.map(({ name, value }) =>
    record("pinned", { in: word("body"), name: text(name), key: text(name), value: json(value) }),
  );
}

/** Replaces a method if the token endpoint is a URL, which no definition names. */
function methodOfUrl({ api }: SdkModel, { call }: TokenCall): MethodModel {
  const result = { kind: "value", media: "json", type: unknownType, empty: false } as const;
  return { id: "op:token", owner: api.root, call, result, throws: [] };
}

function tokenData(model: SdkModel, token: TokenCall): DataRecord<"token"> | undefined {
  const { call, request, response, constants, operation, url } = token;
  const method = operation === null ? methodOfUrl(model, token) : model.methods[operation];
  if (!method) return undefined;
  const security = call.security === "default" || call.security.length === 0 ? null : call.security;
  return record("token", {
    operation: operationData(model, { ...method, call }, { security, pinned: constantData(token) }),
    method: operation === null ? undefined : nameOf({ kind: "method", id: operation }),
    url: optionalText(url ?? undefined),
    request: record("token-request", {
      clientId: optionalTexts(request.clientId),
      clientSecret: optionalTexts(request.clientSecret),
      scopes: optionalTexts(request.scopes),
      refreshToken: optionalTexts(request.refreshToken),
    }),
    scopesAsList: flag(token.scopesAsList),
    response: record("token-response", {
      accessToken: texts(response.accessToken),
      expiresIn: optionalTexts(response.expiresIn),
      refreshToken: optionalTexts(response.refreshToken),
    }),
    fields: constants.length > 0 ? map(constants.map(({ name, value }) => [name, json(value)])) : undefined,
    security: security ? securityData(security) : undefined,
  });
}

function oauthData(model: SdkModel, scheme: Scheme, { scopes, get, refresh }: TokenPlan): DataRecord<"oauth"> {
  const { apply } = scheme;
  if (apply.kind !== "oauth") throw new Error(`The scheme ${scheme.id} gets tokens and is no OAuth scheme`);
  return record("oauth", {
    kind: word(apply.kind),
    key: text(scheme.id),
    clientId: credentialData(scheme, "clientId"),
    clientSecret: credentialData(scheme, "clientSecret"),
    scopes: optionalTexts(scopes),
    header: text(apply.header),
    prefix: text(apply.prefix),
    token: credentialData(scheme, "accessToken"),
    getToken: tokenData(model, get),
    refreshToken: refresh ? tokenData(model, refresh) : undefined,
  });
}

type SchemeData = DataRecord<"bearer" | "basic" | "key" | "oauth">;

function schemeData(model: SdkModel, scheme: Scheme): SchemeData | undefined {
  const { apply, id } = scheme;
  const key = text(id);
  const part = (name: string) => credentialData(scheme, name);
  switch (apply.kind) {
    case "bearer":
      return record("bearer", { kind: word(apply.kind), key, token: part("token") });
    case "basic":
      return record("basic", { kind: word(apply.kind), key, username: part("username"), password: part("password") });
    case "header":
    case "query":
    case "cookie":
      return record("key", {
        kind: word(apply.kind),
        key,
        name: text(apply.name),
        prefix: optionalText(apply.prefix),
        value: part("value"),
      });
    case "oauth":
      return scheme.token && oauthData(model, scheme, scheme.token);
    default:
      return apply satisfies never;
  }
}

function authData(model: SdkModel, { mode, always, schemes, fallback }: AuthPlan): DataRecord<"auth"> {
  const entries = schemes.flatMap((scheme): [string, SchemeData][] => {
    const data = schemeData(model, scheme);
    return data ? [[scheme.id, data]] : [];
  });
  return record("auth", {
    mode: word(mode),
    apply: optionalTexts(always),
    schemes: map(entries),
    security: fallback ? securityData(fallback) : undefined,
  });
}

function headerData({ header, value, definition }: GlobalHeader): DataRecord<"header"> {
  const own = { header: text(header), definition: optionalText(definition) };
  switch (value.kind) {
    case "literal":
      return record("header", { ...own, literal: text(value.value) });
    case "environment":
      return record("header", { ...own, template: text(value.template) });
    case "parameter":
      return record("header", {
        ...own,
        option: nameOf({ kind: "header", header }),
        env: optionalText(value.env),
        default: value.default === undefined ? undefined : json(value.default),
        required: flag(value.required),
      });
    default:
      return value satisfies never;
  }
}

/** Properties of a client that come from its package and the options of its generator. */
export interface ClientSettings {
  readonly packageName: string;
  readonly version: string;
  readonly maxRetries: number;
  /** Seconds that an attempt may take; 0 for no limit. */
  readonly timeout: number;
  readonly retryUnsafe: boolean;
  /** In place of the package's own. */
  readonly userAgent?: string | undefined;
}

/** The runtime's description of an API and its package, without the operations. */
export function clientData(model: SdkModel, settings: ClientSettings): DataRecord<"client"> {
  const { api, auth, environments } = model;
  const variables = environments.variables.map(({ name, default: value }) =>
    record("url-variable", {
      name: text(name),
      option: nameOf({ kind: "variable", name }),
      default: value === undefined ? undefined : text(value),
    }),
  );
  const list = environments.list.map(({ index, urls }) =>
    record("environment", { name: nameOf({ kind: "environment", index }), urls: texts(urls) }),
  );
  return record("client", {
    packageName: text(settings.packageName),
    version: text(settings.version),
    maxRetries: number(settings.maxRetries),
    timeout: number(settings.timeout),
    retryUnsafe: flag(settings.retryUnsafe),
    userAgent: optionalText(settings.userAgent),
    environments: optionalList(list),
    variables: optionalList(variables),
    baseUrlEnv: optionalText(environments.baseUrlEnv),
    auth: authData(model, auth),
    headers: optionalList(api.headers.map(headerData)),
    requestIdHeaders: api.requestIdHeaders.length > 0 ? texts(api.requestIdHeaders) : undefined,
    errorMessage: optionalTexts(api.errorMessage),
  });
}

/** How a runtime checks a signature of deliveries. */
export function signatureData({
  header,
  algorithm,
  encoding,
  prefix,
  components,
  delimiter,
  timestamp,
}: SignaturePlan): DataRecord<"signature"> {
  return record("signature", {
    header: text(header),
    family: word(algorithm.family),
    hash: "hash" in algorithm ? word(algorithm.hash) : undefined,
    encoding: word(encoding),
    prefix: optionalText(prefix),
    components: texts(components),
    delimiter: optionalText(delimiter),
    timestamp:
      timestamp &&
      record("timestamp", {
        header: text(timestamp.header),
        format: word(timestamp.format),
        toleranceSeconds: number(timestamp.toleranceSeconds),
      }),
  });
}
