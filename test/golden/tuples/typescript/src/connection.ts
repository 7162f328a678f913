import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
import type { TuplesEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "tuples",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: { mode: "none", schemes: {} },
};

/** What a client is made of. */
export interface TuplesClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: TuplesEnvironment | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: TuplesClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
