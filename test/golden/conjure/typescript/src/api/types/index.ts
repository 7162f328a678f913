export type * from "./Double.js";
export type * from "./Event.js";
export * from "./Kind.js";
export type * from "./Pet.js";
export type * from "./PetId.js";
export type * from "./PetNotFoundBody.js";
