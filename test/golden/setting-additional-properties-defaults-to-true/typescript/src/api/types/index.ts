export type * from "./Closed.js";
export type * from "./Map_.js";
export type * from "./Note.js";
