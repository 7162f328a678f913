import type { AddOrderRequest, AddUploadRequest } from "./api/requests.js";
import { type FormsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const addOrderOperation: OperationSpec = {
  method: "POST",
  path: "/orders",
  body: {
    kind: "form",
    fields: [
      { name: "address", encoding: "json" },
      { name: "told", style: "deepObject" },
      { name: "lines", encoding: "json", repeated: true },
      { name: "tags", repeated: true },
    ],
  },
};

const addUploadOperation: OperationSpec = {
  method: "POST",
  path: "/uploads",
  body: {
    kind: "multipart",
    fields: [
      { name: "address", encoding: "json" },
      { name: "told", encoding: "json", contentType: "application/json" },
      { name: "lines", encoding: "json", repeated: true },
      { name: "tags", repeated: true },
    ],
  },
};

export class FormsClient {
  readonly #core: Core;

  constructor(options: FormsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  addOrder(request?: AddOrderRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(addOrderOperation, request, options);
  }

  addUpload(request?: AddUploadRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(addUploadOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<FormsClientOptions>): FormsClient {
    return new FormsClient(this.#core.derive(options as FormsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
