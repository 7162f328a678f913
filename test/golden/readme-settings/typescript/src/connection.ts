import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
import type { ReadersEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "readers",
  version: VERSION,
  environments: { ApiReadersExample: ["https://api.readers.example"] },
  auth: { mode: "none", schemes: {} },
};

/** What a client is made of. */
export interface ReadersClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: ReadersEnvironment | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: ReadersClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
