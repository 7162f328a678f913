import { MessagesClient } from "./api/resources/messages/Client.js";
import { type CombinedClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class CombinedClient {
  readonly #core: Core;
  #messagesClient: MessagesClient | undefined;

  constructor(options: CombinedClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get messages(): MessagesClient {
    return (this.#messagesClient ??= new MessagesClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<CombinedClientOptions>): CombinedClient {
    return new CombinedClient(this.#core.derive(options as CombinedClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
