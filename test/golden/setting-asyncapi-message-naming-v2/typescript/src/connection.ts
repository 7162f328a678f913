import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions } from "./core/client/options.js";
import type { WebSocketConstructor } from "./core/socket/platform.js";
import type { ClientSpec } from "./core/spec.js";
import type { ChatEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "chat",
  version: VERSION,
  environments: {
    Live: [
      "wss://api.example.com/live",
      "wss://api.example.com/replay",
      "wss://test.example.com/live",
    ],
  },
  auth: { mode: "none", schemes: {} },
};

/** What a client is made of. */
export interface ChatClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: ChatEnvironment | undefined;
  /**
   * Opens connections in place of the platform's own WebSocket, or of the package `ws` where it has none.
   */
  webSocket?: WebSocketConstructor | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: ChatClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
