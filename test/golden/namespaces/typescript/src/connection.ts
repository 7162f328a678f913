import { oauthTokens } from "./core/auth/oauth.js";
import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions, Supplier, Together } from "./core/client/options.js";
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
        token: { option: "accessToken" },
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
export interface AccountsClientSettings extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: AccountsEnvironment | undefined;
  clientId?: Supplier<string> | undefined;
  clientSecret?: Supplier<string> | undefined;
  /** An access token that is used as it is: none is fetched, and it is never renewed. */
  accessToken?: Supplier<string> | undefined;
}

/** What a client is made of, with both parts of a credential or neither. */
export type AccountsClientOptions = Together<AccountsClientSettings, "clientId" | "clientSecret">;

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: AccountsClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
