export * from "./past/index.js";
export * from "./rooms/index.js";
