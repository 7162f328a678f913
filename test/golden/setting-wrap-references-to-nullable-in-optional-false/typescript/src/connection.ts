import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
import type { NullsEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "nulls",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: { mode: "none", schemes: {} },
};

/** What a client is made of. */
export interface NullsClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: NullsEnvironment | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: NullsClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
