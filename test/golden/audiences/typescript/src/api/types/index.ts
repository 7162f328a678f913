export type * from "./Book.js";
export type * from "./Event.js";
export type * from "./Price.js";
