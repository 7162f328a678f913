export type * from "./Created.js";
export type * from "./Event.js";
