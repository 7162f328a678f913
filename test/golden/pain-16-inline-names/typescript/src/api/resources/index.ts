export * from "./groups/index.js";
export * from "./users/index.js";
