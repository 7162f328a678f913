import { SubscriptionsClient } from "./api/resources/subscriptions/Client.js";
import { type WebhooksClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class WebhooksClient {
  readonly #core: Core;
  #subscriptionsClient: SubscriptionsClient | undefined;

  constructor(options: WebhooksClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get subscriptions(): SubscriptionsClient {
    return (this.#subscriptionsClient ??= new SubscriptionsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<WebhooksClientOptions>): WebhooksClient {
    return new WebhooksClient(this.#core.derive(options as WebhooksClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
