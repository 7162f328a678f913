export * from "./cats/index.js";
