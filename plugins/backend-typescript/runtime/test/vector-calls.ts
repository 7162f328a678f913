import { inspect } from "node:util";
import { expect } from "vitest";
import {
  formBody,
  multipartBody,
  oauthTokens,
  paginate,
  streamEvents,
  streamLines,
} from "../src/core/index.js";
import type { Core, Fetch, OperationSpec } from "../src/core/index.js";
import { toStream } from "../src/core/file/stream.js";
import type { HeaderSpec, SchemeSpec } from "../src/core/spec.js";
import { bare, make } from "./clients.js";

interface Parameter {
  readonly in: "path" | "query" | "header" | "cookie";
  readonly name: string;
  readonly value?: unknown;
}
interface Place {
  readonly in: Parameter["in"] | "body";
  readonly name: string;
}
interface PageGiven {
  readonly at?: Place;
  readonly step?: Place;
  readonly hasNext?: readonly string[];
}
interface OperationGiven {
  readonly method?: string;
  readonly path?: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: { readonly kind: string; readonly fields: readonly Field[] };
  readonly response?: { readonly kind: string } | null;
  readonly page?: PageGiven;
}
interface Field {
  readonly name: string;
  readonly value?: unknown;
}
interface ResponseGiven {
  readonly status?: number;
  readonly statusText?: string;
  readonly headers?: HeadersInit;
  readonly body?: unknown;
  readonly base64?: string;
  readonly fails?: "sent" | "unsent";
}
interface Scheme {
  readonly in: "bearer" | "basic" | "header" | "query" | "cookie" | "oauth";
  readonly name?: string;
  readonly tokenUrl?: string;
}
/** What a vector of the kind `call` gives. */
export interface CallGiven {
  readonly client?: {
    readonly schemes?: readonly Scheme[];
    readonly errorMessage?: readonly string[];
    readonly requestIdHeaders?: readonly string[];
    /** Headers of all calls, or of those of one definition. */
    readonly ownHeaders?: readonly HeaderSpec[];
    readonly log?: true;
  };
  readonly operation?: OperationGiven;
  readonly call?: object;
  readonly responses?: readonly ResponseGiven[];
  readonly times?: number;
}
type Observed = Record<string, unknown>;
/** Texts that must not be in printed clients and errors, and those that must be in an error. */
interface Texts {
  readonly hidden?: string;
  readonly shown?: string;
}

/** Makes the calls of a vector. Streams are read anew for every byte at which their first response can be cut. */
export async function callOf(given: CallGiven, texts: Texts): Promise<Observed> {
  const whole = await callOnce(given, 0, texts);
  if (isStreamed(given.operation)) {
    const { length } = bytesOf(given.responses?.[0] ?? {});
    for (let cut = EVERY_BYTE; cut < length; cut += 1)
      expect(await callOnce(given, cut, texts)).toEqual(whole);
  }
  return whole;
}

function isStreamed(operation: OperationGiven | undefined): boolean {
  return ["sse", "jsonl"].includes(operation?.response?.kind ?? "");
}

async function callOnce(given: CallGiven, cut: number, texts: Texts): Promise<Observed> {
  const requests: object[] = [];
  const log: object[] = [];
  const observed: Observed = { items: [], log };
  let core: Core | undefined;
  let caught: unknown;
  try {
    core = coreOf(given.client ?? {}, transport(given.responses ?? [{}], requests, cut), log);
    for (let n = 0; n < (given.times ?? 1); n += 1) await perform(core, given, observed);
  } catch (error) {
    caught = error;
    observed["error"] = describeError(error);
  }
  observed["requests"] = canonical(requests);
  const printed = inspect([caught, core], { depth: 9, showHidden: true });
  const all = `${printed} ${String(caught)} ${JSON.stringify([log, caught, core])}`;
  const { hidden = "", shown = "" } = texts;
  const seen = inspect(caught);
  return {
    ...observed,
    hidden: hidden !== "" && all.includes(hidden) ? all : hidden,
    shown: seen.includes(shown) ? shown : seen,
  };
}

function coreOf(client: NonNullable<CallGiven["client"]>, fetch: Fetch, entries: object[]): Core {
  const write = (level: string) => (event: string, fields: object) =>
    void entries.push({ level, event, ...fields });
  const [debug, info, warn, error] = ["debug", "info", "warn", "error"].map(write);
  const { schemes = [], errorMessage, requestIdHeaders, ownHeaders, log, ...options } = client;
  const auth = Object.fromEntries(
    schemes.map((one, index) => [`s${String(index)}`, specOf(one, index)]),
  );
  const credentials = schemes.flatMap((one, index) =>
    Object.entries(one).map(([part, value]) => [`${part}${String(index)}`, value]),
  );
  return make(
    {
      ...bare,
      features: { form: formBody, multipart: multipartBody, oauth: oauthTokens },
      auth: { mode: "all", apply: Object.keys(auth), schemes: auth },
      ...(errorMessage && { errorMessage }),
      ...(requestIdHeaders && { requestIdHeaders }),
      ...(ownHeaders && { headers: ownHeaders }),
    },
    {
      baseUrl: "https://api.test",
      fetch,
      ...(log && { logger: { debug, info, warn, error }, logLevel: "debug" }),
      ...Object.fromEntries(credentials),
      ...options,
    },
  );
}

const response = { kind: "json" } as const;

function specOf({ in: kind, name, tokenUrl }: Scheme, index: number): SchemeSpec {
  const option = (part: string) => ({ option: `${part}${String(index)}` });
  if (kind === "oauth") {
    const pinned = { grant_type: "client_credentials" };
    const operation = {
      method: "POST",
      path: "",
      body: { kind: "form" },
      response,
      pinned,
    } as const;
    const names = {
      request: { clientId: ["client_id"], clientSecret: ["client_secret"] },
      response: { accessToken: ["access_token"] },
    };
    const getToken = { operation, ...(tokenUrl !== undefined && { url: tokenUrl }), ...names };
    return { kind, clientId: option("clientId"), clientSecret: option("clientSecret"), getToken };
  }
  if (kind === "bearer") return { kind, token: option("value") };
  if (kind === "basic") return { kind, username: option("username"), password: option("password") };
  return { kind, name: name ?? "", value: option("value") };
}

/** Calls once: a list is iterated, a stream is read. */
async function perform(
  core: Core,
  { operation = {}, call }: CallGiven,
  observed: Observed,
): Promise<void> {
  const spec = operationOf(operation);
  const given = [...(operation.parameters ?? []), ...(operation.body?.fields ?? [])];
  const request = Object.fromEntries(
    given.filter((one) => "value" in one).map((one) => [keyOf(one), revive(one.value)]),
  );
  const items = observed["items"] as unknown[];
  if (operation.page)
    for await (const item of paginate(core, spec, request, call)) items.push(item);
  else if (isStreamed(operation)) {
    const stream = spec.response?.kind === "sse" ? streamEvents : streamLines;
    for await (const item of await stream(core, spec, request, call)) items.push(item);
  } else observed["result"] = await core.send(spec, request, call);
}

function keyOf(one: { readonly in?: string; readonly name: string }): string {
  return one.in === undefined || one.in === "body" ? one.name : `${one.in}:${one.name}`;
}

function operationOf({ parameters = [], page, response, ...rest }: OperationGiven): OperationSpec {
  const params = (place: string) =>
    parameters.filter((one) => one.in === place).map((one) => ({ ...one, key: keyOf(one) }));
  const placeOf = (place: Place | undefined) => place && { in: place.in, path: [keyOf(place)] };
  const at = placeOf(page?.at);
  const places = { cursor: at, offset: at, step: placeOf(page?.step), hasNextPage: page?.hasNext };
  return {
    method: "GET",
    path: "/x",
    ...rest,
    pathParams: params("path"),
    query: params("query"),
    headers: params("header"),
    cookies: params("cookie"),
    ...(response !== null && { response: response ?? { kind: "json" } }),
    ...(page && { page: { ...page, ...places } }),
  } as unknown as OperationSpec;
}

/** A value as callers of this runtime give it. */
function revive(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(revive);
  if ("$int" in value) return BigInt(value.$int as string);
  if ("$date" in value) return new Date(value.$date as string);
  if ("$file" in value) {
    const { text, name, type } = value.$file as { text: string; name?: string; type?: string };
    return { data: new TextEncoder().encode(text), filename: name, contentType: type };
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]));
}

function bytesOf({ body = {}, base64 }: ResponseGiven): Uint8Array {
  if (base64 !== undefined) return Buffer.from(base64, "base64");
  return new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body));
}

/** Stands for a cut after every byte. */
export const EVERY_BYTE = -1;

/** Bytes in two pieces, or one by one. */
export async function* streamOf(bytes: Uint8Array, cut: number): AsyncGenerator<Uint8Array> {
  if (cut === EVERY_BYTE) for (const byte of bytes) yield Uint8Array.of(byte);
  else yield* [bytes.subarray(0, cut), bytes.subarray(cut)];
}

/** Gives the responses in order, the last one for ever; the first one in two chunks. */
function transport(responses: readonly ResponseGiven[], requests: object[], cut: number): Fetch {
  return async (url, { method, headers, body }) => {
    const given = responses[Math.min(requests.length, responses.length - 1)] ?? {};
    const isFirst = requests.length === 0;
    const names = [...new Headers(headers).keys()].sort();
    requests.push({
      method,
      url: new URL(url).href,
      headers: Object.fromEntries(new Headers(headers)),
      headerNames: names,
      body: await new Response(body ?? "").text(),
    });
    if (given.fails !== undefined)
      throw new TypeError("fetch failed", {
        cause: { code: given.fails === "sent" ? "ECONNRESET" : "ECONNREFUSED" },
      });
    const { status = 200, statusText = "" } = given;
    const bytes = bytesOf(given);
    const isEmpty = bytes.length === 0 || [204, 205, 304].includes(status);
    const stream = toStream(streamOf(bytes, isFirst ? cut : 0));
    const type =
      typeof given.body === "string" || given.base64 !== undefined
        ? {}
        : { "content-type": "application/json" };
    const response = new Response(isEmpty ? null : stream, {
      status,
      statusText,
      headers: { ...type, ...given.headers },
    });
    return Object.defineProperty(response, "url", { value: url });
  };
}

/** The requests with names for what is random: `uuid-1`, `boundary-1`. */
function canonical(requests: readonly object[]): unknown {
  let text = JSON.stringify(requests);
  const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g;
  const random = {
    uuid: text.match(uuid) ?? [],
    boundary: Array.from(text.matchAll(/; boundary=([\w-]+)/g), ([, name = ""]) => name),
  };
  for (const [kind, values] of Object.entries(random))
    [...new Set(values)].forEach(
      (value, index) => (text = text.replaceAll(value, `${kind}-${String(index + 1)}`)),
    );
  return JSON.parse(text);
}

const told = [
  "status",
  "requestId",
  "attempts",
  "retryAfter",
  "method",
  "url",
  "path",
  "line",
  "data",
  "rawBody",
];

/** An error by the neutral names of vectors. Sentences begin with a small letter. */
export function describeError(error: unknown): Observed {
  const { name, message } = error as Error;
  const fields = told.map((field) => [field, (error as Observed)[field]]);
  const text = message.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
  return { kind: name.replace("__Brand__", ""), message: text, ...Object.fromEntries(fields) };
}
