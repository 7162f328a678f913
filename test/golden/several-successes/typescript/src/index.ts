export { SeveralSuccessesClient } from "./Client.js";
export * as SeveralSuccesses from "./api/index.js";
export { connect, type SeveralSuccessesClientOptions } from "./connection.js";
export { SeveralSuccessesEnvironment } from "./environments.js";
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
