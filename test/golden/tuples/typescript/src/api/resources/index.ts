export * from "./points/index.js";
