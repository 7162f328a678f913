export { PetServiceClient } from "./Client.js";
export * as PetService from "./api/index.js";
export { connect, type PetServiceClientOptions } from "./connection.js";
export type {
  ClientOptions,
  HeaderValues,
  RawRequestOptions,
  RequestOptions,
  Supplier,
} from "./core/client/options.js";
export { BinaryResponse } from "./core/file/download.js";
export type { FileData, FileInput } from "./core/file/input.js";
export type { Fetch, HttpRequest, Middleware, Next } from "./core/http/middleware.js";
export { ApiPromise } from "./core/http/promise.js";
export type { RawResponse, WithRawResponse } from "./core/http/response.js";
export type { Logger, LogLevel } from "./core/log/log.js";
export { EventStream } from "./core/stream/eventStream.js";
export type { UnknownTag } from "./core/unknown.js";
export * from "./errors/index.js";
export { VERSION } from "./version.js";
