export type * from "./Book.js";
export type * from "./BookId.js";
export type * from "./Id.js";
export type * from "./Ids.js";
export type * from "./Places.js";
export type * from "./Text.js";
export type * from "./Tree.js";
