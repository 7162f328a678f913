import { SearchClient } from "./api/resources/search/Client.js";
import { type AnyOfClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class AnyOfClient {
  readonly #core: Core;
  #searchClient: SearchClient | undefined;

  constructor(options: AnyOfClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get search(): SearchClient {
    return (this.#searchClient ??= new SearchClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<AnyOfClientOptions>): AnyOfClient {
    return new AnyOfClient(this.#core.derive(options as AnyOfClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
