import { BooksClient } from "./api/resources/books/Client.js";
import { type EnumsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class EnumsClient {
  readonly #core: Core;
  #booksClient: BooksClient | undefined;

  constructor(options: EnumsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get books(): BooksClient {
    return (this.#booksClient ??= new BooksClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<EnumsClientOptions>): EnumsClient {
    return new EnumsClient(this.#core.derive(options as EnumsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
