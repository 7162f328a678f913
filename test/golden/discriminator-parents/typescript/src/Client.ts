import { PetsClient } from "./api/resources/pets/Client.js";
import { VehiclesClient } from "./api/resources/vehicles/Client.js";
import { type ParentsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class ParentsClient {
  readonly #core: Core;
  #petsClient: PetsClient | undefined;
  #vehiclesClient: VehiclesClient | undefined;

  constructor(options: ParentsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get pets(): PetsClient {
    return (this.#petsClient ??= new PetsClient(this.#core));
  }

  get vehicles(): VehiclesClient {
    return (this.#vehiclesClient ??= new VehiclesClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<ParentsClientOptions>): ParentsClient {
    return new ParentsClient(this.#core.derive(options as ParentsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
