import { AuthResourceClient } from "./api/resources/auth/Client.js";
import { type Core, createCore, describeClient } from "./core/client/core.js";
import type {
  ClientOptions,
  RawRequestOptions,
  RequestOptions,
  Supplier,
} from "./core/client/options.js";
import { formBody } from "./core/form/form.js";
import type { ApiPromise } from "./core/http/promise.js";
import { checkIntegers } from "./core/json/integers.js";
import type { ClientSpec, OperationSpec } from "./core/spec.js";
import type { AuthEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "auth",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: {
    mode: "endpoint",
    schemes: {
      bearer: { kind: "bearer", token: { option: "apiToken", env: "ACME_TOKEN" } },
      basic: {
        kind: "basic",
        username: { option: "user", env: "ACME_USER" },
        password: { option: "password", env: "ACME_PASSWORD" },
      },
      key: { kind: "header", name: "X-Api-Key", prefix: "Key ", value: { option: "apiKey" } },
      queryKey: { kind: "query", name: "key", value: { option: "queryKey" } },
      session: { kind: "cookie", name: "session", value: { option: "session" } },
      oauth: { kind: "bearer", token: { option: "oauth" } },
    },
    security: [["bearer"]],
  },
  features: { form: formBody, int64: checkIntegers },
  int64: ["expires_in"],
};

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

/** What a client is made of. */
export interface AuthClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: AuthEnvironment | undefined;
  /** Read from the environment variable `ACME_TOKEN` where it is not given. */
  apiToken?: Supplier<string> | undefined;
  /** Read from the environment variable `ACME_USER` where it is not given. */
  user?: Supplier<string> | undefined;
  /** Read from the environment variable `ACME_PASSWORD` where it is not given. */
  password?: Supplier<string> | undefined;
  apiKey?: Supplier<string> | undefined;
  queryKey?: Supplier<string> | undefined;
  session?: Supplier<string> | undefined;
  /**
   * Scopes:
   * - `read:all`: Read everything.
   */
  oauth?: Supplier<string> | undefined;
}

export class AuthClient {
  readonly #core: Core;
  #authClient: AuthResourceClient | undefined;

  constructor(options: AuthClientOptions = {}) {
    this.#core = createCore(clientSpec, options);
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
