export type * from "./requests.js";
