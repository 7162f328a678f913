export * from "./Client.js";
export * from "./resources/index.js";
