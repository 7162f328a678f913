export type * from "./MarketChannel.js";
export * from "./MarketMarket.js";
export type * from "./WebsocketSubscribe.js";
export type * from "./WebsocketSubscribed.js";
export type * from "./WebsocketTick.js";
