import { JobsClient } from "./api/resources/jobs/Client.js";
import { type ClientValuesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class ClientValuesClient {
  readonly #core: Core;
  #jobsClient: JobsClient | undefined;

  constructor(options: ClientValuesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  /**
   * Jobs
   *
   * What the project runs.
   */
  get jobs(): JobsClient {
    return (this.#jobsClient ??= new JobsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<ClientValuesClientOptions>): ClientValuesClient {
    return new ClientValuesClient(this.#core.derive(options as ClientValuesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
