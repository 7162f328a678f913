export type * from "./All.js";
