export * from "./pets/index.js";
