import { type Core, createCore } from "./core/client/core.js";
import type { ClientOptions, Supplier } from "./core/client/options.js";
import type { WebSocketConstructor } from "./core/socket/platform.js";
import type { ClientSpec } from "./core/spec.js";
import type { ChatEnvironment } from "./environments.js";
import { VERSION } from "./version.js";

const clientSpec: ClientSpec = {
  packageName: "chat",
  version: VERSION,
  environments: { Production: ["wss://{region}.example.com/socket"] },
  variables: [{ name: "region", option: "region", default: "eu" }],
  auth: {
    mode: "endpoint",
    schemes: { key: { kind: "query", name: "token", value: { option: "key" } } },
  },
};

/** What a client is made of. */
export interface ChatClientOptions extends ClientOptions {
  /** Which of the API's servers to call; the first is the default. */
  environment?: ChatEnvironment | undefined;
  key?: Supplier<string> | undefined;
  /** @defaultValue "eu" */
  region?: "eu" | "us" | undefined;
  /**
   * Opens connections in place of the platform's own WebSocket, or of the package `ws` where it has none.
   */
  webSocket?: WebSocketConstructor | undefined;
}

/** What the clients of all resources share: transport, credentials, options. */
export function connect(options: ChatClientOptions = {}): Core {
  return createCore(clientSpec, options);
}
