import { UsersClient } from "./api/resources/users/Client.js";
import { V1Client } from "./api/resources/v1/Client.js";
import { V2Client } from "./api/resources/v2/Client.js";
import { type AccountsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { RawRequestOptions } from "./requestOptions.js";

export class AccountsClient {
  readonly #core: Core;
  #usersClient: UsersClient | undefined;
  #v1Client: V1Client | undefined;
  #v2Client: V2Client | undefined;

  constructor(options: AccountsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get users(): UsersClient {
    return (this.#usersClient ??= new UsersClient(this.#core));
  }

  get v1(): V1Client {
    return (this.#v1Client ??= new V1Client(this.#core));
  }

  get v2(): V2Client {
    return (this.#v2Client ??= new V2Client(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<AccountsClientOptions>): AccountsClient {
    return new AccountsClient(this.#core.derive(options as AccountsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
