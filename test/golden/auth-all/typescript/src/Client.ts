import { type AllClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";
import type { RawRequestOptions, RequestOptions } from "./requestOptions.js";

const getMeOperation: OperationSpec = {
  method: "GET",
  path: "/me",
};

const getOpenOperation: OperationSpec = {
  method: "GET",
  path: "/open",
  security: [],
};

export class AllClient {
  readonly #core: Core;

  constructor(options: AllClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  getMe(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(getMeOperation, undefined, options);
  }

  getOpen(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(getOpenOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<AllClientOptions>): AllClient {
    return new AllClient(this.#core.derive(options as AllClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
