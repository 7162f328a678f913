export type * from "./requests.js";
export * from "./types/index.js";
