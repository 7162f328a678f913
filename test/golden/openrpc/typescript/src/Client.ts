import { ChainClient } from "./api/resources/chain/Client.js";
import { PetsClient } from "./api/resources/pets/Client.js";
import { type KennelClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import { sendBatch } from "./core/rpc/batch.js";

/** A kennel that is called by JSON-RPC. */
export class KennelClient {
  readonly #core: Core;
  #petsClient: PetsClient | undefined;
  #chainClient: ChainClient | undefined;

  constructor(options: KennelClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get pets(): PetsClient {
    return (this.#petsClient ??= new PetsClient(this.#core));
  }

  get chain(): ChainClient {
    return (this.#chainClient ??= new ChainClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * Sends the JSON-RPC calls that `use` makes, until it returns or first awaits, as one request. Gives what `use` gives.
   */
  batch<T>(use: (client: KennelClient) => T, options?: RequestOptions): Promise<Awaited<T>> {
    return sendBatch(
      this.#core,
      (own) => use(new KennelClient(own as KennelClientOptions)),
      options,
    );
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<KennelClientOptions>): KennelClient {
    return new KennelClient(this.#core.derive(options as KennelClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
