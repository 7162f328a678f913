import type { WebsocketHeard } from "./WebsocketHeard.js";

export interface PastChannel {
  send: never;
  receive: WebsocketHeard;
}
