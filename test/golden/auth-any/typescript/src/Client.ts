import { type Core, createCore, describeClient } from "./core/client/core.js";
import type {
  ClientOptions,
  RawRequestOptions,
  RequestOptions,
  Supplier,
} from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { ClientSpec, OperationSpec } from "./core/spec.js";
import type { AnyEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "any",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: {
    mode: "any",
    apply: ["key", "token"],
    schemes: {
      key: {
        kind: "header",
        name: "X-Key",
        prefix: "Key ",
        value: { option: "apiKey", env: "ACME_KEY" },
      },
      token: { kind: "bearer", token: { option: "accessToken", env: "ACME_TOKEN" } },
    },
  },
  headers: [
    { header: "X-Version", literal: "2024-01-01" },
    { header: "X-Tenant", option: "tenant", required: true },
    { header: "X-Region", option: "region" },
  ],
};

const getMeOperation: OperationSpec = {
  method: "GET",
  path: "/me",
};

/** What a client is made of. */
export interface AnyClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: AnyEnvironment | undefined;
  /** Read from the environment variable `ACME_KEY` where it is not given. */
  apiKey?: Supplier<string> | undefined;
  /** Read from the environment variable `ACME_TOKEN` where it is not given. */
  accessToken?: Supplier<string> | undefined;
  /** Sent as `X-Tenant`. */
  tenant: string;
  /** Sent as `X-Region`. */
  region?: string | undefined;
}

export class AnyClient {
  readonly #core: Core;

  constructor(options: AnyClientOptions) {
    this.#core = createCore(clientSpec, options);
    describeClient(this, this.#core);
  }

  getMe(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(getMeOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<AnyClientOptions>): AnyClient {
    return new AnyClient(this.#core.derive(options as AnyClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
