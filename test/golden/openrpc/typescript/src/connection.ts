import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import { checkIntegers } from "./core/json/integers.js";
import type { ClientSpec } from "./core/spec.js";
import type { KennelEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "kennel",
  version: VERSION,
  environments: { Production: ["https://{region}.example.com/rpc"] },
  variables: [{ name: "region", option: "region", default: "eu" }],
  auth: { mode: "none", schemes: {} },
  features: { int64: checkIntegers },
  int64: ["at", "id", "limit"],
};

/** What a client is made of. */
export interface KennelClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: KennelEnvironment | undefined;
  /** @defaultValue "eu" */
  region?: "eu" | "us" | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: KennelClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
