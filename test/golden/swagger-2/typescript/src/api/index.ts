export * from "./errors/index.js";
export * from "./requests.js";
export * from "./types/index.js";
