import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
import type { HostsEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "hosts",
  version: VERSION,
  environments: {
    Production: ["https://api.example.com/rest", "wss://api.example.com/live"],
    Staging: ["https://staging.example.com/rest", "wss://api.example.com/live"],
  },
  auth: { mode: "none", schemes: {} },
};

/** What a client is made of. */
export interface HostsClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: HostsEnvironment | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: HostsClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
