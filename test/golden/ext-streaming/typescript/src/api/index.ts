export type * from "./requests.js";
export * from "./resources/index.js";
export type * from "./types/index.js";
