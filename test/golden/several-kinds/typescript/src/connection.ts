import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions, Supplier } from "./core/client/options.js";
import type { WebSocketConstructor } from "./core/socket/platform.js";
import type { ClientSpec } from "./core/spec.js";
import type { TowerEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "tower",
  version: VERSION,
  environments: {
    Production: ["https://api.example.com", "wss://api.example.com", "wss://api.example.com"],
  },
  auth: {
    mode: "endpoint",
    schemes: { bearer: { kind: "bearer", token: { option: "token" } } },
    security: [["bearer"]],
  },
};

/** What a client is made of. */
export interface TowerClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: TowerEnvironment | undefined;
  token?: Supplier<string> | undefined;
  /**
   * Opens connections in place of the platform's own WebSocket, or of the package `ws` where it has none.
   */
  webSocket?: WebSocketConstructor | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: TowerClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
