import type { WebsocketLeft } from "./WebsocketLeft.js";
import type { WebsocketSaid } from "./WebsocketSaid.js";
import type { WebsocketSay } from "./WebsocketSay.js";
import type { WebsocketTyping } from "./WebsocketTyping.js";
import type { UnknownTag } from "../../core/unknown.js";

/** All that happens in a room. */
export interface RoomsRoomChannel {
  send: WebsocketSay | WebsocketTyping;
  receive: WebsocketSaid | WebsocketLeft | { type: UnknownTag; [key: string]: unknown };
}
