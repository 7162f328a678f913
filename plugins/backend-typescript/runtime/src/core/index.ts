/**
 * The runtime of a generated client: the names that generated code and its users see.
 *
 * Generated code uses it in this shape:
 *
 *     // src/Client.ts
 *     const spec: ClientSpec = { packageName, version, environments, auth, features: { ... } };
 *     constructor(options: AcmeClientOptions = {}) {
 *       this.#core = createCore(spec, options);
 *       describeClient(this, this.#core);
 *     }
 *     request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
 *       return this.#core.request<T>(method, path, options);
 *     }
 *     withOptions(options: AcmeClientOptions): AcmeClient { return new AcmeClient(this.#core.derive(options)); }
 *     toJSON(): unknown { return this.#core.toJSON(); }
 *
 *     // A method, by the kind of its response
 *     this.#core.send<T>(operation, request, options)            json, text, bytes, none  -> ApiPromise<T>
 *     paginate<Item, Body>(this.#core, operation, request, options)  page                 -> PagePromise<Item, Body>
 *     streamEvents<T>(this.#core, operation, request, options)   sse      -> ApiPromise<EventStream<T>>
 *     streamLines<T>(this.#core, operation, request, options)    jsonl    -> ApiPromise<EventStream<T>>
 *     download(this.#core, operation, request, options)          binary   -> ApiPromise<BinaryResponse>
 *     callRpc<T>(this.#core, operation, request, options)        JSON-RPC -> ApiPromise<T>
 *     streamMessages<T>(this.#core, operation, request, options) stream by Connect -> ApiPromise<EventStream<T>>
 *     openSocket<Send, Receive>(this.#core, operation, request, options)  channel -> Promise<ChannelSocket<...>>
 *
 * `request` and `options` may be undefined. What only some APIs need is passed in, so that others do not carry it:
 *
 *     features: {
 *       form: formBody,            // some body is "form"
 *       multipart: multipartBody,  // some body is "multipart"
 *       binary: binaryBody,        // some body is "binary"
 *       envelope: envelopeBody,    // some body is "envelope"
 *       oauth: oauthTokens,        // some scheme is "oauth"
 *       int64: checkIntegers,      // some response property named in `int64` of the spec
 *       forms: [bigints, dates],   // some `shape` of bodies and responses; or `decimals`
 *     }
 *
 * A declared error is `class PetNotFoundError extends NotFoundError<Pet> { override readonly name: string = "..." }`
 * and is named by exact status in `OperationSpec.errors`. An unknown variant of a union has the tag type `UnknownTag`.
 */
export { oauthTokens } from "./auth/oauth.js";
export { Core, createCore, describeClient } from "./client/core.js";
export type {
  ClientOptions,
  HeaderValues,
  RawRequestOptions,
  RequestOptions,
  Supplier,
} from "./client/options.js";
export { BinaryResponse, download } from "./file/download.js";
export type { FileData, FileInput } from "./file/input.js";
export { binaryBody } from "./form/binary.js";
export { formBody } from "./form/form.js";
export { multipartBody } from "./form/multipart.js";
export type { Fetch, HttpRequest, Middleware, Next } from "./http/middleware.js";
export { ApiPromise } from "./http/promise.js";
export type { RawResponse, WithRawResponse } from "./http/response.js";
export { dates } from "./json/dates.js";
export { bigints, decimals } from "./json/exact.js";
export { checkIntegers } from "./json/integers.js";
export type { Logger, LogLevel } from "./log/log.js";
export { Page, PagePromise, paginate } from "./page/page.js";
export { sendBatch } from "./rpc/batch.js";
export { streamMessages } from "./rpc/connect.js";
export { envelopeBody } from "./rpc/envelope.js";
export { callRpc } from "./rpc/jsonRpc.js";
export { openSocket } from "./socket/socket.js";
export type { ChannelSocket, SocketOptions } from "./socket/socket.js";
export type { SocketEnd } from "./socket/link.js";
export type { WebSocketConstructor } from "./socket/platform.js";
export type { AuthSpec, ClientSpec, OperationSpec } from "./spec.js";
export { EventStream } from "./stream/eventStream.js";
export { streamLines } from "./stream/jsonLines.js";
export { resumeEvents } from "./stream/resume.js";
export { streamEvents } from "./stream/sse.js";
export type { UnknownTag } from "./unknown.js";
export { parseDelivery, verifyDelivery } from "./webhook/verify.js";
export type { WebhookOptions, WebhookSecret } from "./webhook/verify.js";
export type { WebhookDelivery } from "./webhook/delivery.js";
export type { WebhookSignature } from "./webhook/spec.js";
