export * from "./Client.js";
export type * from "./requests.js";
export * from "./resources/index.js";
