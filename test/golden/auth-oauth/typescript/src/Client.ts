import { AuthClient } from "./api/resources/auth/Client.js";
import { oauthTokens } from "./core/auth/oauth.js";
import { type Core, createCore, describeClient } from "./core/client/core.js";
import type {
  ClientOptions,
  RawRequestOptions,
  RequestOptions,
  Supplier,
} from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import { checkIntegers } from "./core/json/integers.js";
import type { ClientSpec, OperationSpec } from "./core/spec.js";
import type { OauthEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "oauth",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: {
    mode: "single",
    apply: ["service"],
    schemes: {
      service: {
        kind: "oauth",
        clientId: { option: "clientId", env: "ACME_CLIENT_ID" },
        clientSecret: { option: "clientSecret", env: "ACME_CLIENT_SECRET" },
        getToken: {
          operation: {
            method: "POST",
            path: "/token",
            body: { kind: "json" },
            response: { kind: "json" },
            pinned: { grantType: "client_credentials" },
          },
          request: { clientId: ["clientId"], clientSecret: ["clientSecret"], scopes: ["scope"] },
          response: { accessToken: ["token"], expiresIn: ["ttl"], refreshToken: ["refresh"] },
        },
        refreshToken: {
          operation: {
            method: "POST",
            path: "/refresh",
            body: { kind: "json" },
            response: { kind: "json" },
          },
          request: {
            clientId: ["client_id"],
            clientSecret: ["client_secret"],
            scopes: ["scope"],
            refreshToken: ["refresh"],
          },
          response: { accessToken: ["token"], expiresIn: ["ttl"], refreshToken: ["refresh_token"] },
        },
      },
    },
  },
  features: { oauth: oauthTokens, int64: checkIntegers },
  int64: ["ttl"],
};

const getMeOperation: OperationSpec = {
  method: "GET",
  path: "/me",
};

/** What a client is made of. */
export interface OauthClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: OauthEnvironment | undefined;
  /** Read from the environment variable `ACME_CLIENT_ID` where it is not given. */
  clientId?: Supplier<string> | undefined;
  /** Read from the environment variable `ACME_CLIENT_SECRET` where it is not given. */
  clientSecret?: Supplier<string> | undefined;
}

export class OauthClient {
  readonly #core: Core;
  #authClient: AuthClient | undefined;

  constructor(options: OauthClientOptions = {}) {
    this.#core = createCore(clientSpec, options);
    describeClient(this, this.#core);
  }

  get auth(): AuthClient {
    return (this.#authClient ??= new AuthClient(this.#core));
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
  withOptions(options: Partial<OauthClientOptions>): OauthClient {
    return new OauthClient(this.#core.derive(options as OauthClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
