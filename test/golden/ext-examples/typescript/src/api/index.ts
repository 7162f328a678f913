export type * from "./requests.js";
export type * from "./types/index.js";
