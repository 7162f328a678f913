export type * from "./Book.js";
export type * from "./PlacesItem.js";
export type * from "./Tree.js";
