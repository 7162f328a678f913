import { PastClient } from "./api/resources/past/Client.js";
import { RoomsClient } from "./api/resources/rooms/Client.js";
import { type ChatClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class ChatClient {
  readonly #core: Core;
  #roomsClient: RoomsClient | undefined;
  #pastClient: PastClient | undefined;

  constructor(options: ChatClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get rooms(): RoomsClient {
    return (this.#roomsClient ??= new RoomsClient(this.#core));
  }

  get past(): PastClient {
    return (this.#pastClient ??= new PastClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<ChatClientOptions>): ChatClient {
    return new ChatClient(this.#core.derive(options as ChatClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
