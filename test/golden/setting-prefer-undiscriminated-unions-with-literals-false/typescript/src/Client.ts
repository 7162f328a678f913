import { ShapesResourceClient } from "./api/resources/shapes/Client.js";
import { type ShapesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class ShapesClient {
  readonly #core: Core;
  #shapesClient: ShapesResourceClient | undefined;

  constructor(options: ShapesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get shapes(): ShapesResourceClient {
    return (this.#shapesClient ??= new ShapesResourceClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<ShapesClientOptions>): ShapesClient {
    return new ShapesClient(this.#core.derive(options as ShapesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
