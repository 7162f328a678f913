export * from "./market/index.js";
