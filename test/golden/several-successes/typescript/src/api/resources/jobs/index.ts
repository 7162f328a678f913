export * from "./Client.js";
export type * from "./requests.js";
export type * from "./types.js";
