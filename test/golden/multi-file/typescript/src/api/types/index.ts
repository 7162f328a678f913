export type * from "./AB.js";
export type * from "./Local.js";
export type * from "./Pet.js";
export type * from "./PetModel.js";
export type * from "./ProblemDetails.js";
