import type { WebsocketSubscribe } from "./WebsocketSubscribe.js";
import type { WebsocketSubscribed } from "./WebsocketSubscribed.js";
import type { WebsocketTick } from "./WebsocketTick.js";

export interface MarketChannel {
  send: WebsocketSubscribe;
  receive: WebsocketSubscribed | WebsocketTick;
}
