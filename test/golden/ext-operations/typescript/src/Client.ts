import { AdminClient } from "./api/resources/admin/Client.js";
import { JobsClient } from "./api/resources/jobs/Client.js";
import { type OperationsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const fOperation: OperationSpec = {
  method: "GET",
  path: "/f",
};

export class OperationsClient {
  readonly #core: Core;
  #adminClient: AdminClient | undefined;
  #jobsClient: JobsClient | undefined;

  constructor(options: OperationsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get admin(): AdminClient {
    return (this.#adminClient ??= new AdminClient(this.#core));
  }

  get jobs(): JobsClient {
    return (this.#jobsClient ??= new JobsClient(this.#core));
  }

  f(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(fOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<OperationsClientOptions>): OperationsClient {
    return new OperationsClient(this.#core.derive(options as OperationsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
