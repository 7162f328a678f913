export * from "./Client.js";
export type * from "./requests.js";
