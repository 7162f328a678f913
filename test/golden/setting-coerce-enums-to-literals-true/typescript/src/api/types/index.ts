export type * from "./Book.js";
export type * from "./Kind.js";
export type * from "./State.js";
