export * from "./pets/index.js";
export * from "./vehicles/index.js";
