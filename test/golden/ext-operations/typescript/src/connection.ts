import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
import type { OperationsEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "operations",
  version: VERSION,
  environments: { Api: ["https://api.example.com", "https://files.example.com"] },
  auth: { mode: "none", schemes: {} },
};

/** What a client is made of. */
export interface OperationsClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: OperationsEnvironment | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: OperationsClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
