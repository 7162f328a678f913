import { AccountsClient } from "./api/resources/accounts/Client.js";
import { type InheritedNullClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class InheritedNullClient {
  readonly #core: Core;
  #accountsClient: AccountsClient | undefined;

  constructor(options: InheritedNullClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get accounts(): AccountsClient {
    return (this.#accountsClient ??= new AccountsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<InheritedNullClientOptions>): InheritedNullClient {
    return new InheritedNullClient(this.#core.derive(options as InheritedNullClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
