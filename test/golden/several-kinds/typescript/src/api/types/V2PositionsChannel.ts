import type { V2WebsocketPosition } from "./V2WebsocketPosition.js";

export interface V2PositionsChannel {
  send: V2WebsocketPosition;
  receive: unknown;
}
