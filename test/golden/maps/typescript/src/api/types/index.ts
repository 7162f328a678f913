export type * from "./Closed.js";
export type * from "./Labels.js";
export type * from "./Patterned.js";
export * from "./Settings.js";
export type * from "./Typed.js";
