import type { WebsocketStatus } from "./WebsocketStatus.js";

export interface StatusChannel {
  send: never;
  receive: WebsocketStatus;
}
