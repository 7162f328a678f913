export * from "./days/index.js";
