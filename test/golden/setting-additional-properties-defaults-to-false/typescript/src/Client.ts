import { NotesResourceClient } from "./api/resources/notes/Client.js";
import { type NotesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class NotesClient {
  readonly #core: Core;
  #notesClient: NotesResourceClient | undefined;

  constructor(options: NotesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get notes(): NotesResourceClient {
    return (this.#notesClient ??= new NotesResourceClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<NotesClientOptions>): NotesClient {
    return new NotesClient(this.#core.derive(options as NotesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
