export * from "./users/index.js";
export * from "./v1/index.js";
export * from "./v2/index.js";
