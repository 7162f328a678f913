export * from "./errors/index.js";
export * from "./resources/index.js";
export type * from "./types/index.js";
