export type * from "./Note.js";
export type * from "./Text.js";
