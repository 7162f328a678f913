export * from "./positions/index.js";
