import type { WebsocketPosition } from "./WebsocketPosition.js";

export interface PositionsChannel {
  send: never;
  receive: WebsocketPosition;
}
