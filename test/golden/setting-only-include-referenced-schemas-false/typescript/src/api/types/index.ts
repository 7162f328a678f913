export type * from "./Author.js";
export type * from "./Book.js";
export type * from "./Draft.js";
