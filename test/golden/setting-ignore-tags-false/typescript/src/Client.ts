import { PeopleClient } from "./api/resources/people/Client.js";
import { UsersClient } from "./api/resources/users/Client.js";
import { type TagsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class TagsClient {
  readonly #core: Core;
  #usersClient: UsersClient | undefined;
  #peopleClient: PeopleClient | undefined;

  constructor(options: TagsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get users(): UsersClient {
    return (this.#usersClient ??= new UsersClient(this.#core));
  }

  get people(): PeopleClient {
    return (this.#peopleClient ??= new PeopleClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<TagsClientOptions>): TagsClient {
    return new TagsClient(this.#core.derive(options as TagsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
