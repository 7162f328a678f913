import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import { checkIntegers } from "./core/json/integers.js";
import type { ClientSpec } from "./core/spec.js";
import type { SeveralSuccessesEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "several-successes",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: { mode: "none", schemes: {} },
  features: { int64: checkIntegers },
  int64: ["value"],
};

/** What a client is made of. */
export interface SeveralSuccessesClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: SeveralSuccessesEnvironment | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: SeveralSuccessesClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
