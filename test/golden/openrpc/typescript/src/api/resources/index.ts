export * from "./chain/index.js";
export * from "./pets/index.js";
