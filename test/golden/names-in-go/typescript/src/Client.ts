import { Amd64Client } from "./api/resources/amd64/Client.js";
import { ClientClient } from "./api/resources/client/Client.js";
import { CoreClient } from "./api/resources/core/Client.js";
import { ErrorsClient } from "./api/resources/errors/Client.js";
import { FilesClient } from "./api/resources/files/Client.js";
import { IdsClient } from "./api/resources/ids/Client.js";
import { OptionClient } from "./api/resources/option/Client.js";
import { PetsTestClient } from "./api/resources/petsTest/Client.js";
import { TypesClient } from "./api/resources/types/Client.js";
import { UsersLinuxClient } from "./api/resources/usersLinux/Client.js";
import type { Ids } from "./api/types/Ids.js";
import { type GoCoreClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";
import type { RawRequestOptions, RequestOptions } from "./requestOptions.js";

const requestOperation: OperationSpec = {
  method: "GET",
  path: "/request",
  response: { kind: "json" },
};

const withOptionsOperation: OperationSpec = {
  method: "PUT",
  path: "/request",
  response: { kind: "json" },
};

export class GoCoreClient {
  readonly #core: Core;
  #idsClient: IdsClient | undefined;
  #filesClient: FilesClient | undefined;
  #usersLinuxClient: UsersLinuxClient | undefined;
  #amd64Client: Amd64Client | undefined;
  #petsTestClient: PetsTestClient | undefined;
  #typesClient: TypesClient | undefined;
  #clientClient: ClientClient | undefined;
  #optionClient: OptionClient | undefined;
  #coreClient: CoreClient | undefined;
  #errorsClient: ErrorsClient | undefined;

  constructor(options: GoCoreClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get ids(): IdsClient {
    return (this.#idsClient ??= new IdsClient(this.#core));
  }

  get files(): FilesClient {
    return (this.#filesClient ??= new FilesClient(this.#core));
  }

  get usersLinux(): UsersLinuxClient {
    return (this.#usersLinuxClient ??= new UsersLinuxClient(this.#core));
  }

  get amd64(): Amd64Client {
    return (this.#amd64Client ??= new Amd64Client(this.#core));
  }

  get petsTest(): PetsTestClient {
    return (this.#petsTestClient ??= new PetsTestClient(this.#core));
  }

  get types(): TypesClient {
    return (this.#typesClient ??= new TypesClient(this.#core));
  }

  get client(): ClientClient {
    return (this.#clientClient ??= new ClientClient(this.#core));
  }

  get option(): OptionClient {
    return (this.#optionClient ??= new OptionClient(this.#core));
  }

  get core(): CoreClient {
    return (this.#coreClient ??= new CoreClient(this.#core));
  }

  get errors(): ErrorsClient {
    return (this.#errorsClient ??= new ErrorsClient(this.#core));
  }

  request(options?: RequestOptions): ApiPromise<Ids> {
    return this.#core.send(requestOperation, undefined, options);
  }

  withOptions(options?: RequestOptions): ApiPromise<Ids> {
    return this.#core.send(withOptionsOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request_<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions_(options: Partial<GoCoreClientOptions>): GoCoreClient {
    return new GoCoreClient(this.#core.derive(options as GoCoreClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
