import { type EnvironmentsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const plainOperation: OperationSpec = {
  method: "GET",
  path: "/plain",
};

const uploadOperation: OperationSpec = {
  method: "POST",
  path: "/uploads",
  server: 1,
};

const replaceOperation: OperationSpec = {
  method: "PUT",
  path: "/uploads",
  server: 2,
};

export class EnvironmentsClient {
  readonly #core: Core;

  constructor(options: EnvironmentsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  plain(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(plainOperation, undefined, options);
  }

  upload(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(uploadOperation, undefined, options);
  }

  replace(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(replaceOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<EnvironmentsClientOptions>): EnvironmentsClient {
    return new EnvironmentsClient(this.#core.derive(options as EnvironmentsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
