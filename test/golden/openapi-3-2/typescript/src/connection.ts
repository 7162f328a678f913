import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
import type { VersionEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "version",
  version: VERSION,
  environments: { Live: ["https://api.example.com"] },
  auth: { mode: "none", schemes: {} },
};

/** What a client is made of. */
export interface VersionClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: VersionEnvironment | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: VersionClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
