import type { GetV2UsersGetOneRequest } from "./api/requests.js";
import { AdminClient } from "./api/resources/admin/Client.js";
import { ClassClient } from "./api/resources/class/Client.js";
import { ItemsClient } from "./api/resources/items/Client.js";
import { PetStoreResourceClient } from "./api/resources/petStore/Client.js";
import type { Odd } from "./api/types/Odd.js";
import { type Api3rdPartyNamesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const withOptionsOperation: OperationSpec = {
  method: "POST",
  path: "/reserved",
  response: { kind: "json" },
};

const getV2UsersGetOneOperation: OperationSpec = {
  method: "GET",
  path: "/v2/users/{id}",
  response: { kind: "json" },
};

export class Api3rdPartyNamesClient {
  readonly #core: Core;
  #petStoreClient: PetStoreResourceClient | undefined;
  #itemsClient: ItemsClient | undefined;
  #classClient: ClassClient | undefined;
  #adminClient: AdminClient | undefined;

  constructor(options: Api3rdPartyNamesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  /** About pets. */
  get petStore(): PetStoreResourceClient {
    return (this.#petStoreClient ??= new PetStoreResourceClient(this.#core));
  }

  get items(): ItemsClient {
    return (this.#itemsClient ??= new ItemsClient(this.#core));
  }

  get class(): ClassClient {
    return (this.#classClient ??= new ClassClient(this.#core));
  }

  get admin(): AdminClient {
    return (this.#adminClient ??= new AdminClient(this.#core));
  }

  withOptions(options?: RequestOptions): ApiPromise<Odd> {
    return this.#core.send(withOptionsOperation, undefined, options);
  }

  getV2UsersGetOne(request: GetV2UsersGetOneRequest, options?: RequestOptions): ApiPromise<Odd> {
    return this.#core.send(getV2UsersGetOneOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions_(options: Partial<Api3rdPartyNamesClientOptions>): Api3rdPartyNamesClient {
    return new Api3rdPartyNamesClient(this.#core.derive(options as Api3rdPartyNamesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
