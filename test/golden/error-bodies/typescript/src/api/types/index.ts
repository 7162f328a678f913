export type * from "./Fault.js";
export type * from "./GetThingConflictErrorJsonBody.js";
export type * from "./Problem.js";
