import type { V2WebsocketPosition } from "./V2WebsocketPosition.js";

export interface V2PositionsChannel {
  send: never;
  receive: V2WebsocketPosition;
}
