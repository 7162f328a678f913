import type { Config } from "../client/config.js";
import { checkUrl, joinUrl } from "../client/environment.js";
import { globalHeaders, noHeaders } from "../client/globalHeaders.js";
import type { RequestOptions } from "../client/options.js";
import type { Log } from "../log/log.js";
import type { OperationSpec } from "../spec.js";
import { userAgent } from "../client/userAgent.js";
import type { PreparedBody } from "./body.js";
import type { HeaderEntries } from "./headers.js";
import { idempotencyOf } from "./idempotency.js";
import { buildRequest } from "./request.js";
import type { RequestParts } from "./request.js";

/** What is known of the pages before: the last one first. */
export interface Followed {
  /** The cursor or URL that it led to. */
  readonly by?: string;
  /** Its items, where pages are counted. */
  readonly items?: readonly unknown[];
  /** How many items there were up to its page, where pages are counted. */
  readonly seen?: number;
  readonly before?: Followed | undefined;
}

/** One logical call, as generated code and the features ask for it. */
export interface Call {
  readonly operation: OperationSpec;
  readonly request?: object | undefined;
  readonly options?: RequestOptions | undefined;
  /** URL in place of base URL, path and query. The caller has checked its origin. */
  readonly url?: string;
  /** Pages of a list that came before. */
  readonly followed?: Followed;
  /** A call to a token endpoint: no token of its own, no idempotency key, no log, safe to repeat. */
  readonly token?: { readonly secrets: readonly string[] };
}

/** What all attempts of a call share. */
export interface Prepared {
  readonly operation: OperationSpec;
  readonly options: RequestOptions;
  /** Without what credentials add. */
  readonly url: string;
  /** Headers below those of credentials, lowest first. */
  readonly below: readonly HeaderEntries[];
  /** Headers above those of credentials, lowest first: the caller's. */
  readonly above: readonly HeaderEntries[];
  readonly cookies: readonly string[];
  readonly body: PreparedBody | undefined;
  /** Sending it twice does no harm. */
  readonly safe: boolean;
  readonly maxRetries: number;
  readonly timeoutMs: number;
  /** Values to mask besides the credentials of an attempt. */
  readonly secrets: readonly string[];
  readonly isTokenCall: boolean;
  readonly log: Log | undefined;
  /** Nothing of the call bears on credentials: it has no options, and no header parameter. */
  readonly isPlain: boolean;
}

/** `Accept` by kind of response. */
const accepts = {
  json: "application/json",
  text: "text/plain, */*;q=0.5",
  binary: "*/*",
  bytes: "*/*",
  sse: "text/event-stream",
  jsonl: "application/x-ndjson, application/jsonl, application/json;q=0.9",
} as const;

const idempotentMethods: ReadonlySet<string> = new Set([
  "GET",
  "HEAD",
  "OPTIONS",
  "PUT",
  "DELETE",
  "TRACE",
]);

/** Builds what does not change from attempt to attempt. Raises `ConfigurationError`. */
export async function prepare(config: Config, call: Call): Promise<Prepared> {
  const { operation, token } = call;
  const { spec, options: client } = config;
  const options = call.options ?? {};
  const parts = requestParts(config, call, options);
  const body = parts.body instanceof Promise ? await parts.body : parts.body;
  // A server that only issues tokens gets nothing that is meant for the API.
  const isForeign = token !== undefined && call.url !== undefined;
  const global =
    isForeign || spec.headers === undefined
      ? noHeaders
      : await globalHeaders(config, operation, options);
  const callers = [
    isForeign ? [] : Object.entries(client.headers ?? {}),
    parts.headers,
    Object.entries(options.headers ?? {}),
  ] as const;
  const key = idempotencyOf(token === undefined ? operation : undefined, options, callers);
  return {
    operation,
    options,
    url: call.url ?? urlOf(config, call, parts),
    below: [ownHeaders(config, operation, body), key.headers, global.headers],
    above: callers,
    cookies: parts.cookies,
    body,
    safe: token !== undefined || key.isKeyed || isSafe(config, operation),
    maxRetries: retriesOf(config, call),
    timeoutMs: options.timeoutMs ?? client.timeoutMs ?? spec.timeoutMs ?? 60_000,
    secrets: [...global.secrets, ...(token?.secrets ?? [])],
    isTokenCall: token !== undefined,
    log: token === undefined ? config.log : undefined,
    isPlain: call.options === undefined && parts.headers.length === 0,
  };
}

function requestParts(config: Config, call: Call, options: RequestOptions): RequestParts {
  const { spec, values } = config;
  try {
    return buildRequest(spec, call.operation, {
      request: call.request,
      call: options,
      client: values,
    });
  } catch (error) {
    // A stack has ten lines: those of what writes a value would leave none for the caller, who gave the value.
    const { captureStackTrace } = Error as { captureStackTrace?: (error: unknown) => void };
    captureStackTrace?.(error);
    throw error;
  }
}

function isSafe(config: Config, operation: OperationSpec): boolean {
  const { spec, options } = config;
  if (operation.idempotent === true || idempotentMethods.has(operation.method)) return true;
  return options.retryUnsafe ?? spec.retryUnsafe ?? false;
}

function ownHeaders(
  config: Config,
  operation: OperationSpec,
  body: PreparedBody | undefined,
): HeaderEntries {
  const kind = operation.response?.kind;
  return [
    ["User-Agent", userAgent(config.spec)],
    ["Accept", operation.response?.accept ?? (kind === undefined ? "*/*" : accepts[kind])],
    ["Content-Type", body?.contentType],
    ["Content-Length", body?.length],
  ];
}

function urlOf(config: Config, call: Call, parts: RequestParts): string {
  const explicit = call.options?.baseUrl;
  const base = explicit === undefined ? undefined : checkUrl(explicit);
  return joinUrl(base ?? baseOf(config, call.operation), parts.path, parts.query);
}

/** Base URL of the role that serves an operation. A single URL serves all roles. */
export function baseOf(config: Config, operation: OperationSpec): string {
  return config.urls[operation.server ?? 0] ?? config.urls[0] ?? "";
}

/** How often a call is made again at most. */
/** Maximum size in bytes of a response or a message; undefined if the caller does not set it. */
export function limitOf(
  { options }: Config,
  own: { readonly maxResponseBytes?: number | undefined } | undefined,
): number | undefined {
  const limit = own?.maxResponseBytes ?? options.maxResponseBytes;
  return limit === 0 ? Infinity : limit;
}

export function retriesOf({ options, spec }: Config, call: Call): number {
  if (call.operation.retries === false) return 0;
  return call.options?.maxRetries ?? options.maxRetries ?? spec.maxRetries ?? 2;
}
