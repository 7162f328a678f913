import { TeamsClient } from "./api/resources/teams/Client.js";
import { UsersClient } from "./api/resources/users/Client.js";
import { type ReadOnlyClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class ReadOnlyClient {
  readonly #core: Core;
  #usersClient: UsersClient | undefined;
  #teamsClient: TeamsClient | undefined;

  constructor(options: ReadOnlyClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get users(): UsersClient {
    return (this.#usersClient ??= new UsersClient(this.#core));
  }

  get teams(): TeamsClient {
    return (this.#teamsClient ??= new TeamsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<ReadOnlyClientOptions>): ReadOnlyClient {
    return new ReadOnlyClient(this.#core.derive(options as ReadOnlyClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
