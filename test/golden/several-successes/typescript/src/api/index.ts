export * from "./resources/index.js";
export type * from "./types/index.js";
