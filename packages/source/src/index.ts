export * from "./document.js";
export * from "./source-set.js";
