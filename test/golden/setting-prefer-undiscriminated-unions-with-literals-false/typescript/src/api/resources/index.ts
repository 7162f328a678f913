export * from "./shapes/index.js";
