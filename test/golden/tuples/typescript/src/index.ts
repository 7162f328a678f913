export { TuplesClient } from "./Client.js";
export * as Tuples from "./api/index.js";
export { connect, type TuplesClientOptions } from "./connection.js";
export { TuplesEnvironment } from "./environments.js";
export type {
  ClientOptions,
  HeaderValues,
  RawRequestOptions,
  RequestOptions,
  Supplier,
} from "./core/client/options.js";
export type { Fetch, HttpRequest, Middleware, Next } from "./core/http/middleware.js";
export { ApiPromise } from "./core/http/promise.js";
export type { RawResponse, WithRawResponse } from "./core/http/response.js";
export type { Logger, LogLevel } from "./core/log/log.js";
export type { UnknownTag } from "./core/unknown.js";
export * from "./errors/index.js";
export { VERSION } from "./version.js";
