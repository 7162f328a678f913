import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions, Supplier } from "./core/client/options.js";
import { checkIntegers } from "./core/json/integers.js";
import type { WebSocketConstructor } from "./core/socket/platform.js";
import type { ClientSpec } from "./core/spec.js";
import type { PricesEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "prices",
  version: VERSION,
  environments: {
    Production: ["wss://prices.example.com/v2"],
    Sandbox: ["wss://sandbox.example.com/v2"],
  },
  auth: { mode: "endpoint", schemes: { bearer: { kind: "bearer", token: { option: "token" } } } },
  features: { int64: checkIntegers },
  int64: ["id"],
};

/** What a client is made of. */
export interface PricesClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: PricesEnvironment | undefined;
  token?: Supplier<string> | undefined;
  /**
   * Opens connections in place of the platform's own WebSocket, or of the package `ws` where it has none.
   */
  webSocket?: WebSocketConstructor | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: PricesClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
