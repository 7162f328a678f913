export type * from "./ById.js";
export type * from "./ByName.js";
export type * from "./Found.js";
export * from "./Level.js";
export type * from "./Point.js";
