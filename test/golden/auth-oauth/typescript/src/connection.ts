import { oauthTokens } from "./core/auth/oauth.js";
import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions, Supplier } from "./core/client/options.js";
import { checkIntegers } from "./core/json/integers.js";
import type { ClientSpec } from "./core/spec.js";
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
        token: { option: "accessToken" },
        getToken: {
          operation: {
            method: "POST",
            path: "/token",
            body: { kind: "json" },
            response: { kind: "json" },
            security: [["gateway"]],
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
      gateway: { kind: "header", name: "X-Gateway", value: { option: "gateway" } },
    },
  },
  features: { oauth: oauthTokens, int64: checkIntegers },
  int64: ["ttl"],
};

/** What a client is made of. */
export interface OauthClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: OauthEnvironment | undefined;
  /** Read from the environment variable `ACME_CLIENT_ID` where it is not given. */
  clientId?: Supplier<string> | undefined;
  /** Read from the environment variable `ACME_CLIENT_SECRET` where it is not given. */
  clientSecret?: Supplier<string> | undefined;
  /** An access token that is used as it is: none is fetched, and it is never renewed. */
  accessToken?: Supplier<string> | undefined;
  gateway?: Supplier<string> | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: OauthClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
