import { type Core, createCore, describeClient } from "./core/client/core.js";
import type { ClientOptions, RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { ClientSpec, OperationSpec } from "./core/spec.js";
import type { EnvironmentsEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "environments",
  version: VERSION,
  environments: {
    Production: [
      "https://api.example.com/v1/",
      "https://uploads.example.com",
      "https://{bucket}.files.example.com",
    ],
    SandboxNoMoney: [
      "https://sandbox.example.com/v1",
      "https://uploads.example.com",
      "https://{bucket}.files.example.com",
    ],
    Regional: [
      "https://{region}.example.com:{port}/{base}",
      "https://uploads.example.com",
      "https://{bucket}.files.example.com",
    ],
  },
  variables: [
    { name: "bucket", option: "bucket", default: "main" },
    { name: "region", option: "region", default: "eu" },
    { name: "port", option: "port", default: "443" },
    { name: "base", option: "base", default: "v1" },
  ],
  auth: { mode: "none", schemes: {} },
};

const plainOperation: OperationSpec = {
  method: "GET",
  path: "/plain",
};

const uploadOperation: OperationSpec = {
  method: "POST",
  path: "/uploads",
  server: 1,
};

const replaceOperation: OperationSpec = {
  method: "PUT",
  path: "/uploads",
  server: 2,
};

/** What a client is made of. */
export interface EnvironmentsClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: EnvironmentsEnvironment | undefined;
  /** @defaultValue "main" */
  bucket?: string | undefined;
  /**
   * Where the data is kept.
   *
   * @defaultValue "eu"
   */
  region?: "eu" | "us" | undefined;
  /** @defaultValue "443" */
  port?: string | undefined;
  /** @defaultValue "v1" */
  base?: string | undefined;
}

export class EnvironmentsClient {
  readonly #core: Core;

  constructor(options: EnvironmentsClientOptions = {}) {
    this.#core = createCore(clientSpec, options);
    describeClient(this, this.#core);
  }

  plain(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(plainOperation, undefined, options);
  }

  upload(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(uploadOperation, undefined, options);
  }

  replace(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(replaceOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<EnvironmentsClientOptions>): EnvironmentsClient {
    return new EnvironmentsClient(this.#core.derive(options as EnvironmentsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
