import type { PutSettingsRequest } from "./api/requests.js";
import { type MapsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const putSettingsOperation: OperationSpec = {
  method: "PUT",
  path: "/settings",
  body: { kind: "json" },
  response: { kind: "json" },
};

export class MapsClient {
  readonly #core: Core;

  constructor(options: MapsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  putSettings(
    request: PutSettingsRequest,
    options?: RequestOptions,
  ): ApiPromise<Record<string, number>> {
    return this.#core.send(putSettingsOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<MapsClientOptions>): MapsClient {
    return new MapsClient(this.#core.derive(options as MapsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
