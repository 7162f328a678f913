export type * from "./Day.js";
