export type * from "./Entry.js";
export type * from "./Flight.js";
export type * from "./GetRequest.js";
export type * from "./PositionsChannel.js";
export type * from "./V2PositionsChannel.js";
export type * from "./V2WebsocketPosition.js";
export type * from "./WebsocketPosition.js";
