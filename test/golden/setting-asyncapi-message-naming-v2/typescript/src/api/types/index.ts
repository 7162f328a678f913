export type * from "./Heard.js";
export type * from "./Moment.js";
export type * from "./PastChannel.js";
export type * from "./RoomsChannel.js";
export type * from "./Say.js";
