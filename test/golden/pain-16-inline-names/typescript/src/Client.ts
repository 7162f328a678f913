import { GroupsClient } from "./api/resources/groups/Client.js";
import { UsersClient } from "./api/resources/users/Client.js";
import { type InlineClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class InlineClient {
  readonly #core: Core;
  #usersClient: UsersClient | undefined;
  #groupsClient: GroupsClient | undefined;

  constructor(options: InlineClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get users(): UsersClient {
    return (this.#usersClient ??= new UsersClient(this.#core));
  }

  get groups(): GroupsClient {
    return (this.#groupsClient ??= new GroupsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<InlineClientOptions>): InlineClient {
    return new InlineClient(this.#core.derive(options as InlineClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
