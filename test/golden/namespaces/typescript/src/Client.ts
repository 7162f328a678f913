import { UsersClient } from "./api/resources/users/Client.js";
import { V1Client } from "./api/resources/v1/Client.js";
import { V2Client } from "./api/resources/v2/Client.js";
import { oauthTokens } from "./core/auth/oauth.js";
import { type Core, createCore, describeClient } from "./core/client/core.js";
import type { ClientOptions, RawRequestOptions, Supplier } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import { checkIntegers } from "./core/json/integers.js";
import type { ClientSpec } from "./core/spec.js";
import type { AccountsEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "accounts",
  version: VERSION,
  environments: {
    Production: ["https://api.example.com", "https://v2.example.com"],
    Sandbox: ["https://sandbox.example.com", "https://v2.example.com"],
  },
  auth: {
    mode: "single",
    apply: ["service"],
    schemes: {
      service: {
        kind: "oauth",
        clientId: { option: "clientId" },
        clientSecret: { option: "clientSecret" },
        getToken: {
          operation: {
            method: "POST",
            path: "/token",
            body: { kind: "json", optional: true },
            response: { kind: "json" },
            server: 1,
          },
          request: { clientId: ["client_id"], clientSecret: ["client_secret"], scopes: ["scope"] },
          response: { accessToken: ["access_token"], expiresIn: ["expires_in"] },
        },
      },
    },
  },
  features: { oauth: oauthTokens, int64: checkIntegers },
  int64: ["id"],
};

/** What a client is made of. */
export interface AccountsClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: AccountsEnvironment | undefined;
  clientId?: Supplier<string> | undefined;
  clientSecret?: Supplier<string> | undefined;
}

export class AccountsClient {
  readonly #core: Core;
  #usersClient: UsersClient | undefined;
  #v1Client: V1Client | undefined;
  #v2Client: V2Client | undefined;

  constructor(options: AccountsClientOptions = {}) {
    this.#core = createCore(clientSpec, options);
    describeClient(this, this.#core);
  }

  get users(): UsersClient {
    return (this.#usersClient ??= new UsersClient(this.#core));
  }

  get v1(): V1Client {
    return (this.#v1Client ??= new V1Client(this.#core));
  }

  get v2(): V2Client {
    return (this.#v2Client ??= new V2Client(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<AccountsClientOptions>): AccountsClient {
    return new AccountsClient(this.#core.derive(options as AccountsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
