import type { PutSettingsRequest } from "./api/requests.js";
import { type Core, createCore, describeClient } from "./core/client/core.js";
import type { ClientOptions, RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { ClientSpec, OperationSpec } from "./core/spec.js";
import type { MapsEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "maps",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: { mode: "none", schemes: {} },
};

const putSettingsOperation: OperationSpec = {
  method: "PUT",
  path: "/settings",
  body: { kind: "json" },
  response: { kind: "json" },
};

/** What a client is made of. */
export interface MapsClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: MapsEnvironment | undefined;
}

export class MapsClient {
  readonly #core: Core;

  constructor(options: MapsClientOptions = {}) {
    this.#core = createCore(clientSpec, options);
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
