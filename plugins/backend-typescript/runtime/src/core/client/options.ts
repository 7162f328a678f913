import type { Logger, LogLevel } from "../log/log.js";
import type { Fetch, Middleware } from "../http/middleware.js";

/** A value, or a function that gives it; functions are called once for each attempt. */
export type Supplier<T> = T | (() => T | Promise<T>);

/** Options of which these are all given or none: one without the others would be of no use. */
export type Together<Options, Names extends keyof Options> = Options &
  (Record<Names, Options[Names]> | { readonly [Name in Names]?: undefined });

/** Headers by name, in any case. Null removes a header that would be sent otherwise. */
export interface HeaderValues {
  readonly [name: string]: string | number | boolean | null | undefined;
}

/** Options of every client. */
export interface ClientOptions {
  /** Base URL of all requests; wins over the environment. */
  readonly baseUrl?: string | undefined;
  /** Sent with every request. */
  readonly headers?: HeaderValues | undefined;
  /**
   * Time limit in milliseconds of one attempt, from connecting to the last byte of the response. For streams and
   * downloads: until the response begins, then between any two chunks. Default 60,000; 0 means none.
   */
  readonly timeoutMs?: number | undefined;
  /** How many times a failed request is sent again. Default 2. */
  readonly maxRetries?: number | undefined;
  /** Also repeats requests that may have taken effect already, such as a POST that failed with 500. */
  readonly retryUnsafe?: boolean | undefined;
  /** Used in place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Wrapped around every attempt, the first one outermost. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** Nothing is logged without one. */
  readonly logger?: Logger | undefined;
  /** Least level to log. Default `info`. */
  readonly logLevel?: LogLevel | undefined;
}

/** Options of one call. They win over those of the client. */
export interface RequestOptions {
  readonly timeoutMs?: number | undefined;
  readonly maxRetries?: number | undefined;
  readonly headers?: HeaderValues | undefined;
  /** Query parameters beyond the declared ones; they replace declared ones of the same name. */
  readonly query?: { readonly [name: string]: unknown } | undefined;
  /** Properties of the body beyond the declared ones; they win. */
  readonly bodyProperties?: { readonly [name: string]: unknown } | undefined;
  /** Sent instead of a random key, where the operation takes one. */
  readonly idempotencyKey?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** Cancels the call, whatever it waits for. The call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Options of a call to an endpoint that the SDK does not declare. */
export interface RawRequestOptions extends RequestOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
}
