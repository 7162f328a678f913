export type * from "./User.js";
export type * from "./V1Problem.js";
export type * from "./V1User.js";
export type * from "./V2Problem.js";
export type * from "./V2User.js";
