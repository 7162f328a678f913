export type * from "./Filter.js";
export * from "./Hit.js";
export type * from "./Query.js";
export type * from "./SearchResponse.js";
