import type { AllRequest } from "./api/requests.js";
import type { All } from "./api/types/All.js";
import { type ScalarsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const allOperation: OperationSpec = {
  method: "POST",
  path: "/all",
  body: { kind: "json" },
  response: { kind: "json" },
};

export class ScalarsClient {
  readonly #core: Core;

  constructor(options: ScalarsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  all(request?: AllRequest, options?: RequestOptions): ApiPromise<All> {
    return this.#core.send(allOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<ScalarsClientOptions>): ScalarsClient {
    return new ScalarsClient(this.#core.derive(options as ScalarsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
