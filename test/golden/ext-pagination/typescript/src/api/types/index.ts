export type * from "./Item.js";
export type * from "./Page.js";
