export { LedgerClient } from "./Client.js";
export * as Ledger from "./api/index.js";
export { connect, type LedgerClientOptions } from "./connection.js";
export { LedgerEnvironment } from "./environments.js";
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
export { EventStream } from "./core/stream/eventStream.js";
export type { UnknownTag } from "./core/unknown.js";
export type { WebhookDelivery } from "./core/webhook/delivery.js";
export type { WebhookOptions, WebhookSecret } from "./core/webhook/verify.js";
export { WebhookVerificationError } from "./errors/webhook.js";
export * from "./errors/index.js";
export { VERSION } from "./version.js";
export { parseWebhook, verifyWebhook, type WebhookEvent } from "./webhooks.js";
