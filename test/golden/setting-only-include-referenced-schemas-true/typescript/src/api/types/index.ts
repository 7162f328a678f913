export type * from "./Author.js";
export type * from "./Book.js";
