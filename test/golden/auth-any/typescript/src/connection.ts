import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions, Supplier } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
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

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: AnyClientOptions): Core {
  return createCore(clientSpec, options);
}
