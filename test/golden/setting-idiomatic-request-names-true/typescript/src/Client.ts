import { UserClient } from "./api/resources/user/Client.js";
import { type NamesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class NamesClient {
  readonly #core: Core;
  #userClient: UserClient | undefined;

  constructor(options: NamesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get user(): UserClient {
    return (this.#userClient ??= new UserClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<NamesClientOptions>): NamesClient {
    return new NamesClient(this.#core.derive(options as NamesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
