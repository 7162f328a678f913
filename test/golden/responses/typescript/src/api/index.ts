export * from "./errors/index.js";
export type * from "./types/index.js";
