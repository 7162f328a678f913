import { JobsClient } from "./api/resources/jobs/Client.js";
import { type SeveralSuccessesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class SeveralSuccessesClient {
  readonly #core: Core;
  #jobsClient: JobsClient | undefined;

  constructor(options: SeveralSuccessesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

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
  withOptions(options: Partial<SeveralSuccessesClientOptions>): SeveralSuccessesClient {
    return new SeveralSuccessesClient(this.#core.derive(options as SeveralSuccessesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
