export type * from "./Moment.js";
export type * from "./PastChannel.js";
export type * from "./RoomsChannel.js";
export type * from "./WebsocketHeard.js";
export type * from "./WebsocketSay.js";
