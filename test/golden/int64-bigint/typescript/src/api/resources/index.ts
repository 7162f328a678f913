export * from "./accounts/index.js";
export * from "./entries/index.js";
