export * from "./Client.js";
export type * from "./types.js";
