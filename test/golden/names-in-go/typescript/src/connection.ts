import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions, Supplier } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
import type { GoCoreEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "go-core",
  version: VERSION,
  environments: { Client: ["https://api.example.com"], Production: ["https://test.example.com"] },
  auth: {
    mode: "endpoint",
    schemes: { base_url: { kind: "bearer", token: { option: "token" } } },
    security: [["base_url"]],
  },
};

/** What a client is made of. */
export interface GoCoreClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: GoCoreEnvironment | undefined;
  token?: Supplier<string> | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: GoCoreClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
