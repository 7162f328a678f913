/** What users see of the runtime, beside the errors that every SDK has: the entry of an SDK exports it. */
export type {
  ClientOptions,
  HeaderValues,
  RawRequestOptions,
  RequestOptions,
  Supplier,
} from "./core/client/options.js";
export { BinaryResponse } from "./core/file/download.js";
export type { FileData, FileInput } from "./core/file/input.js";
export type { Fetch, HttpBody, HttpRequest, Middleware, Next } from "./core/http/middleware.js";
export { ApiPromise } from "./core/http/promise.js";
export type { RawResponse, WithRawResponse } from "./core/http/response.js";
export type { Logger, LogLevel } from "./core/log/log.js";
export { Page, PagePromise } from "./core/page/page.js";
export type { SocketEnd } from "./core/socket/link.js";
export type {
  WebSocketConstructor,
  WebSocketEvent,
  WebSocketLike,
} from "./core/socket/platform.js";
export type { ChannelSocket, SocketOptions } from "./core/socket/socket.js";
export { EventStream, type ServerSentEvent } from "./core/stream/eventStream.js";
export type { UnknownTag } from "./core/unknown.js";
export type { WebhookDelivery } from "./core/webhook/delivery.js";
export type { WebhookOptions, WebhookSecret } from "./core/webhook/verify.js";
export {
  isConnectError,
  type ConnectCode,
  type ConnectErrorDetail,
  type ConnectFailure,
} from "./errors/connect.js";
export { JsonRpcError, type JsonRpcFailure } from "./errors/rpc.js";
export { SocketClosedError } from "./errors/socket.js";
export { WebhookVerificationError } from "./errors/webhook.js";
