export * from "./Client.js";
export type * from "./requests.js";
export * from "./types.js";
