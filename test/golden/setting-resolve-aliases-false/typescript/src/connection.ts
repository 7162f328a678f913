import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import { checkIntegers } from "./core/json/integers.js";
import type { ClientSpec } from "./core/spec.js";
import type { AliasesEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "aliases",
  version: VERSION,
  environments: { ApiExampleCom: ["https://api.example.com"] },
  auth: { mode: "none", schemes: {} },
  features: { int64: checkIntegers },
  int64: ["shelf"],
};

/** What a client is made of. */
export interface AliasesClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: AliasesEnvironment | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: AliasesClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
