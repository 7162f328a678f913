import type { WebsocketPosition } from "./WebsocketPosition.js";

export interface PositionsChannel {
  send: WebsocketPosition;
  receive: unknown;
}
