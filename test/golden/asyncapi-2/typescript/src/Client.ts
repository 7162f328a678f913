import { RoomsRoomClient } from "./api/resources/roomsRoom/Client.js";
import { StatusClient } from "./api/resources/status/Client.js";
import { type ChatClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { RawRequestOptions } from "./requestOptions.js";

export class ChatClient {
  readonly #core: Core;
  #roomsRoomClient: RoomsRoomClient | undefined;
  #statusClient: StatusClient | undefined;

  constructor(options: ChatClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get roomsRoom(): RoomsRoomClient {
    return (this.#roomsRoomClient ??= new RoomsRoomClient(this.#core));
  }

  get status(): StatusClient {
    return (this.#statusClient ??= new StatusClient(this.#core));
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
