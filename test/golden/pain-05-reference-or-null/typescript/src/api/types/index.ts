export type * from "./Owner.js";
export type * from "./Pet.js";
export type * from "./Single.js";
export * from "./Size.js";
