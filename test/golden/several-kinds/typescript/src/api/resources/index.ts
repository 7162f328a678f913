export * from "./audit/index.js";
export * from "./flights/index.js";
export * from "./positions/index.js";
export * from "./v2/index.js";
