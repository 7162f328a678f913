import { AuthResourceClient } from "./api/resources/auth/Client.js";
import { type AuthClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";
import type { RawRequestOptions, RequestOptions } from "./requestOptions.js";

const byDefaultOperation: OperationSpec = {
  method: "GET",
  path: "/default",
};

const anonymousOperation: OperationSpec = {
  method: "GET",
  path: "/public",
  security: [],
};

const optionallyOperation: OperationSpec = {
  method: "GET",
  path: "/optional",
  security: [[], ["bearer"]],
};

const eitherOperation: OperationSpec = {
  method: "GET",
  path: "/either",
  security: [["bearer"], ["basic", "key"]],
};

const cookieOperation: OperationSpec = {
  method: "GET",
  path: "/cookie",
  security: [["session"]],
};

const queryOperation: OperationSpec = {
  method: "GET",
  path: "/query",
  security: [["queryKey"]],
};

const scopedOperation: OperationSpec = {
  method: "GET",
  path: "/scoped",
  security: [["oauth"]],
};

export class AuthClient {
  readonly #core: Core;
  #authClient: AuthResourceClient | undefined;

  constructor(options: AuthClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get auth(): AuthResourceClient {
    return (this.#authClient ??= new AuthResourceClient(this.#core));
  }

  byDefault(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(byDefaultOperation, undefined, options);
  }

  anonymous(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(anonymousOperation, undefined, options);
  }

  optionally(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(optionallyOperation, undefined, options);
  }

  either(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(eitherOperation, undefined, options);
  }

  cookie(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(cookieOperation, undefined, options);
  }

  query(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(queryOperation, undefined, options);
  }

  scoped(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(scopedOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<AuthClientOptions>): AuthClient {
    return new AuthClient(this.#core.derive(options as AuthClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
