import { ShopClient } from "./api/resources/shop/Client.js";
import { type VersionClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const getHealthOperation: OperationSpec = {
  method: "GET",
  path: "/health",
};

export class VersionClient {
  readonly #core: Core;
  #shopClient: ShopClient | undefined;

  constructor(options: VersionClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  /** All that is sold */
  get shop(): ShopClient {
    return (this.#shopClient ??= new ShopClient(this.#core));
  }

  getHealth(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(getHealthOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<VersionClientOptions>): VersionClient {
    return new VersionClient(this.#core.derive(options as VersionClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
