export * from "./animals/index.js";
