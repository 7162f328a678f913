export type * from "./Book.js";
export type * from "./Event.js";
export * from "./Grade.js";
export type * from "./Medium.js";
export type * from "./Price.js";
