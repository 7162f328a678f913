import { PeopleClient } from "./api/resources/people/Client.js";
import { type TagsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const usersListOperation: OperationSpec = {
  method: "GET",
  path: "/users",
};

export class TagsClient {
  readonly #core: Core;
  #peopleClient: PeopleClient | undefined;

  constructor(options: TagsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get people(): PeopleClient {
    return (this.#peopleClient ??= new PeopleClient(this.#core));
  }

  usersList(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(usersListOperation, undefined, options);
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
