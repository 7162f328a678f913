import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import { envelopeBody } from "./core/rpc/envelope.js";
import type { ClientSpec } from "./core/spec.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "chat",
  version: VERSION,
  environments: {},
  auth: { mode: "none", schemes: {} },
  features: { envelope: envelopeBody },
};

/** What a client is made of. */
export interface ChatClientOptions extends ClientOptions {
  /** Base URL of all requests. */
  baseUrl: string;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: ChatClientOptions): Core {
  return createCore(clientSpec, options);
}
