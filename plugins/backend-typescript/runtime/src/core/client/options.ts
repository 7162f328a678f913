import type { Logger, LogLevel } from "../log/log.js";
import type { Fetch, Middleware } from "../http/middleware.js";

/** A value, or a function that returns it. Functions are called once for each attempt. */
export type Supplier<T> = T | (() => T | Promise<T>);

/** Options that must be given together or not at all. */
export type Together<Options, Names extends keyof Options> = Options &
  (Record<Names, Options[Names]> | { readonly [Name in Names]?: undefined });

/** Headers by case-insensitive name. Null removes a header that would otherwise be sent. */
export interface HeaderValues {
  readonly [name: string]: string | number | boolean | null | undefined;
}

/** Options of every client. */
export interface ClientOptions {
  /** Base URL of all requests. Takes precedence over the environment. */
  readonly baseUrl?: string | undefined;
  /** Headers to send with every request. */
  readonly headers?: HeaderValues | undefined;
  /**
   * Timeout of a single attempt in milliseconds, from connecting to the last byte of the response. For streams and
   * downloads, it applies until the response begins, and then between any two chunks. Default 60,000; 0 means no
   * timeout.
   */
  readonly timeoutMs?: number | undefined;
  /** Maximum number of retries of a failed request. Default 2. */
  readonly maxRetries?: number | undefined;
  /**
   * Maximum size in bytes of a response that is read as a whole, and of one event, line or message of a stream or channel.
   * Default: no limit for a whole response, 32 MiB for the others; 0 means no limit.
   */
  readonly maxResponseBytes?: number | undefined;
  /** Also retries requests that may already have taken effect, such as a POST that failed with status 500. */
  readonly retryUnsafe?: boolean | undefined;
  /** Used instead of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Functions that wrap every attempt; the first one is the outermost. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** Receives log messages. Nothing is logged without a logger. */
  readonly logger?: Logger | undefined;
  /** Minimum level to log. Default `info`. */
  readonly logLevel?: LogLevel | undefined;
}

/** Options of a single call. They take precedence over the options of the client. */
export interface RequestOptions {
  readonly timeoutMs?: number | undefined;
  readonly maxRetries?: number | undefined;
  readonly maxResponseBytes?: number | undefined;
  readonly headers?: HeaderValues | undefined;
  /** Additional query parameters. They replace declared parameters of the same name. */
  readonly query?: { readonly [name: string]: unknown } | undefined;
  /** Additional properties of the body. They replace declared properties of the same name. */
  readonly bodyProperties?: { readonly [name: string]: unknown } | undefined;
  /** Sent instead of a random key if the operation accepts an idempotency key. */
  readonly idempotencyKey?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** Cancels the call at any point. The call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Options of a call to an endpoint that the client does not declare. */
export interface RawRequestOptions extends RequestOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
}
