import { type Core, createCore, describeClient } from "./core/client/core.js";
import type {
  ClientOptions,
  RawRequestOptions,
  RequestOptions,
  Supplier,
} from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { ClientSpec, OperationSpec } from "./core/spec.js";
import type { AllEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "all",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: {
    mode: "all",
    apply: ["login", "tenant"],
    schemes: {
      login: { kind: "basic", username: { option: "account", env: "ACME_ACCOUNT" } },
      tenant: { kind: "header", name: "X-Tenant", value: { option: "tenant" } },
    },
  },
};

const getMeOperation: OperationSpec = {
  method: "GET",
  path: "/me",
};

const getOpenOperation: OperationSpec = {
  method: "GET",
  path: "/open",
  security: [],
};

/** What a client is made of. */
export interface AllClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: AllEnvironment | undefined;
  /** Read from the environment variable `ACME_ACCOUNT` where it is not given. */
  account?: Supplier<string> | undefined;
  tenant?: Supplier<string> | undefined;
}

export class AllClient {
  readonly #core: Core;

  constructor(options: AllClientOptions = {}) {
    this.#core = createCore(clientSpec, options);
    describeClient(this, this.#core);
  }

  getMe(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(getMeOperation, undefined, options);
  }

  getOpen(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(getOpenOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<AllClientOptions>): AllClient {
    return new AllClient(this.#core.derive(options as AllClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
