export type * from "./Book.js";
