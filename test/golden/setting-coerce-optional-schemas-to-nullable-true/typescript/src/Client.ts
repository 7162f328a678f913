import { NotesClient } from "./api/resources/notes/Client.js";
import { type NullsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class NullsClient {
  readonly #core: Core;
  #notesClient: NotesClient | undefined;

  constructor(options: NullsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get notes(): NotesClient {
    return (this.#notesClient ??= new NotesClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<NullsClientOptions>): NullsClient {
    return new NullsClient(this.#core.derive(options as NullsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
