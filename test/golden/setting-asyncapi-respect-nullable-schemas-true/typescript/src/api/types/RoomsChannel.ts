import type { WebsocketSay } from "./WebsocketSay.js";

export interface RoomsChannel {
  send: WebsocketSay;
  receive: unknown;
}
