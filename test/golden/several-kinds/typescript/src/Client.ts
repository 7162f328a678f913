import { AuditClient } from "./api/resources/audit/Client.js";
import { FlightsClient } from "./api/resources/flights/Client.js";
import { PositionsClient } from "./api/resources/positions/Client.js";
import { V2Client } from "./api/resources/v2/Client.js";
import { type TowerClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { RawRequestOptions } from "./requestOptions.js";

export class TowerClient {
  readonly #core: Core;
  #flightsClient: FlightsClient | undefined;
  #positionsClient: PositionsClient | undefined;
  #v2Client: V2Client | undefined;
  #auditClient: AuditClient | undefined;

  constructor(options: TowerClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get flights(): FlightsClient {
    return (this.#flightsClient ??= new FlightsClient(this.#core));
  }

  get positions(): PositionsClient {
    return (this.#positionsClient ??= new PositionsClient(this.#core));
  }

  get v2(): V2Client {
    return (this.#v2Client ??= new V2Client(this.#core));
  }

  get audit(): AuditClient {
    return (this.#auditClient ??= new AuditClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<TowerClientOptions>): TowerClient {
    return new TowerClient(this.#core.derive(options as TowerClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
