import { ConfigurationError } from "../../errors/configuration.js";
import type { RequestOptions } from "../client/options.js";
import type { BodySpec, ClientSpec, OperationSpec, Param, ParamSpec } from "../spec.js";
import { encodeJson, keepTexts, writtenAs } from "../json/json.js";
import { expandPath } from "../url/path.js";
import { encodeParam } from "../url/query.js";
import { joined } from "../url/values.js";
import type { PreparedBody } from "./body.js";

/** What the request object, the options of the call and those of the client make of an operation. */
export interface RequestParts {
  /** Path and query, without the base URL. */
  readonly path: string;
  readonly query: readonly string[];
  readonly headers: readonly (readonly [string, unknown])[];
  readonly cookies: readonly string[];
  readonly body: PreparedBody | Promise<PreparedBody> | undefined;
}

type Values = Readonly<Record<string, unknown>>;

function specOf(param: Param): ParamSpec {
  return typeof param === "string" ? { key: param } : param;
}

/** Value that a call gives a parameter: the caller's, else the client option's, else the default. */
function valueOf(spec: ParamSpec, request: Values, options: Values): unknown {
  const given = Object.hasOwn(request, spec.key) ? request[spec.key] : undefined;
  if (given !== undefined) return given;
  const option = spec.option === undefined ? undefined : options[spec.option];
  return option ?? spec.default;
}

/** Writes a request. Raises `ConfigurationError` for values that cannot be sent. */
export function buildRequest(
  client: ClientSpec,
  operation: OperationSpec,
  given: {
    readonly request: object | undefined;
    readonly call: RequestOptions;
    readonly client: Values;
  },
): RequestParts {
  const asked = (given.request ?? {}) as Values;
  const request: Values = operation.pinned ? { ...asked, ...operation.pinned } : asked;
  const taken = new Set<string>();
  const read = (param: Param): [ParamSpec, unknown] => {
    const spec = specOf(param);
    taken.add(spec.key);
    return [spec, valueOf(spec, request, given.client)];
  };
  for (const key of operation.required ?? []) {
    if (request[key] === null) throw new ConfigurationError(`${key} must not be null`);
  }
  const path = expandPath(operation.path, (name) => {
    const declared = operation.pathParams?.find((param) => (param.name ?? param.key) === name);
    const [spec, value] = read(declared ?? name);
    if (value === undefined || value === null) throw missing(name, spec.key, asked);
    return { spec, value };
  });
  const query = queryOf(operation, read, given.call);
  const headers: (readonly [string, unknown])[] = [];
  for (const param of operation.headers ?? []) headers.push(...headerOf(...read(param)));
  const cookies: string[] = [];
  for (const param of operation.cookies ?? []) cookies.push(...encodeParam(...read(param)));
  const extra = given.call.bodyProperties;
  const body = bodyOf(client, operation.body, bodyValue(operation.body, { request, taken, extra }));
  return { path, query, headers, cookies, body };
}

/** Says which key of the request was probably meant: one that is the same but for case, `_` and `-`. */
function missing(name: string, key: string, asked: Values): ConfigurationError {
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const near = Object.keys(asked).find((other) => other !== key && letters(other) === letters(key));
  const hint = near === undefined ? "" : `: the request has "${near}", which must be "${key}"`;
  return new ConfigurationError(`The path parameter ${name} is missing${hint}`);
}

function queryOf(
  operation: OperationSpec,
  read: (param: Param) => [ParamSpec, unknown],
  call: RequestOptions,
): string[] {
  const extra = call.query ?? {};
  const query: string[] = [];
  for (const param of operation.query ?? []) {
    const [spec, value] = read(param);
    if (!Object.hasOwn(extra, spec.name ?? spec.key)) query.push(...encodeParam(spec, value));
  }
  for (const [key, value] of Object.entries(extra)) query.push(...encodeParam({ key }, value));
  return query;
}

function headerOf(spec: ParamSpec, value: unknown): (readonly [string, unknown])[] {
  if (value === undefined || value === null) return [];
  const name = spec.name ?? spec.key;
  if (spec.style === "json") return [[name, encodeJson(value)]];
  const write = (text: string): string => text;
  return [[name, joined(value, name, { explode: spec.explode ?? false, separator: ",", write })]];
}

/** The value of the body: one key of the request, or all keys that no parameter takes. Undefined: no body. */
function bodyValue(
  spec: BodySpec | undefined,
  from: {
    readonly request: Values;
    readonly taken: ReadonlySet<string>;
    readonly extra: Values | undefined;
  },
): unknown {
  if (spec === undefined) return from.extra;
  if (spec.key !== undefined) {
    const value = from.request[spec.key];
    // An empty request in its place could empty what it was to replace.
    if (value === undefined && from.extra === undefined && !spec.optional)
      throw new ConfigurationError("The call needs a body");
    if (from.extra === undefined) return value;
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return { ...value, ...from.extra };
    if (value === undefined) return from.extra;
    throw new ConfigurationError("bodyProperties need a body that is an object");
  }
  const extra = from.extra ?? {};
  const own = Object.entries(from.request).filter(
    ([key, value]) => value !== undefined && !from.taken.has(key) && !Object.hasOwn(extra, key),
  );
  const all = from.extra === undefined ? own : [...own, ...Object.entries(extra)];
  if (all.length === 0 && spec.optional) return undefined;
  const body = Object.fromEntries(all);
  keepTexts(body, from.request);
  return body;
}

function bodyOf(
  client: ClientSpec,
  declared: BodySpec | undefined,
  given: unknown,
): RequestParts["body"] {
  if (given === undefined) return undefined;
  const spec: BodySpec = declared ?? { kind: "json" };
  const value = writtenAs(spec.shape, client, given);
  switch (spec.kind) {
    case "json": {
      const text = encodeJson(value);
      return text === undefined ? undefined : textBody(text, spec.mediaType ?? "application/json");
    }
    case "text":
      return textBody(String(value as string), spec.mediaType ?? "text/plain; charset=utf-8");
    default: {
      const encoder = client.features?.[spec.kind];
      if (encoder === undefined)
        throw new ConfigurationError(`This client cannot send ${spec.kind} bodies`);
      return encoder(spec, value);
    }
  }
}

function textBody(text: string, contentType: string): PreparedBody {
  return { contentType, replayable: true, open: () => text };
}
