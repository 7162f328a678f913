export * from "./class/index.js";
export * from "./package/index.js";
