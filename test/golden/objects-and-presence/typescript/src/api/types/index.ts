export type * from "./Owner.js";
export type * from "./Pet.js";
export type * from "./PetUpdate.js";
