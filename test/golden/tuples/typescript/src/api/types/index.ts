export type * from "./Box.js";
export type * from "./Either.js";
export type * from "./Point.js";
export * from "./Shape.js";
export type * from "./Tuple2.js";
export type * from "./Walk.js";
