export type * from "./BasicError.js";
export type * from "./Outage.js";
export type * from "./Problem.js";
export type * from "./ValidationError.js";
