import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import type { ClientSpec } from "./core/spec.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "lights",
  version: VERSION,
  environments: {},
  auth: { mode: "none", schemes: {} },
};

/** What a client is made of. */
export interface LightsClientOptions extends ClientOptions {
  /** Base URL of all requests. */
  baseUrl: string;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: LightsClientOptions): Core {
  return createCore(clientSpec, options);
}
