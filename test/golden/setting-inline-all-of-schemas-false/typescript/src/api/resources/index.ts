export * from "./dogs/index.js";
