import { ClassClient } from "./api/resources/class/Client.js";
import { PackageClient } from "./api/resources/package/Client.js";
import { type ReservedClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class ReservedClient {
  readonly #core: Core;
  #classClient: ClassClient | undefined;
  #packageClient: PackageClient | undefined;

  constructor(options: ReservedClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get class(): ClassClient {
    return (this.#classClient ??= new ClassClient(this.#core));
  }

  get package(): PackageClient {
    return (this.#packageClient ??= new PackageClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<ReservedClientOptions>): ReservedClient {
    return new ReservedClient(this.#core.derive(options as ReservedClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
