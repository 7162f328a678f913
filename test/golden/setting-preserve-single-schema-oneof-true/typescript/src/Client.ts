import { EventsResourceClient } from "./api/resources/events/Client.js";
import { type EventsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class EventsClient {
  readonly #core: Core;
  #eventsClient: EventsResourceClient | undefined;

  constructor(options: EventsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get events(): EventsResourceClient {
    return (this.#eventsClient ??= new EventsResourceClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<EventsClientOptions>): EventsClient {
    return new EventsClient(this.#core.derive(options as EventsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
