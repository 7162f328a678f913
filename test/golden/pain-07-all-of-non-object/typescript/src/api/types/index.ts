export type * from "./Job.js";
export type * from "./Names.js";
export type * from "./Slug.js";
export * from "./State.js";
export type * from "./Value.js";
