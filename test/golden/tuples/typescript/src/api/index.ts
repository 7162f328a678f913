export * from "./resources/index.js";
export * from "./types/index.js";
