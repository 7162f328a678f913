export type * from "./Job.js";
export type * from "./Part.js";
export type * from "./Result.js";
