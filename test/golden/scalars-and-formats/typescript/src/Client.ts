import type { AllRequest } from "./api/requests.js";
import type { All } from "./api/types/All.js";
import { type Core, createCore, describeClient } from "./core/client/core.js";
import type { ClientOptions, RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import { checkIntegers } from "./core/json/integers.js";
import type { ClientSpec, OperationSpec } from "./core/spec.js";
import type { ScalarsEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "scalars",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: { mode: "none", schemes: {} },
  features: { int64: checkIntegers },
  int64: ["int64", "integer", "uint64"],
};

const allOperation: OperationSpec = {
  method: "POST",
  path: "/all",
  body: { kind: "json" },
  response: { kind: "json" },
};

/** What a client is made of. */
export interface ScalarsClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: ScalarsEnvironment | undefined;
}

export class ScalarsClient {
  readonly #core: Core;

  constructor(options: ScalarsClientOptions = {}) {
    this.#core = createCore(clientSpec, options);
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
