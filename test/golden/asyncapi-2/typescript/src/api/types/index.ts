export type * from "./RoomsRoomChannel.js";
export type * from "./StatusChannel.js";
export type * from "./User.js";
export type * from "./WebsocketLeft.js";
export type * from "./WebsocketSaid.js";
export type * from "./WebsocketSay.js";
export * from "./WebsocketStatus.js";
export type * from "./WebsocketTyping.js";
