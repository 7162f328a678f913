export type * from "./Cat.js";
export type * from "./ConflictResponseBody.js";
export * from "./Kind.js";
export * from "./ListPetsRequestColoursItem.js";
export type * from "./Pet.js";
export type * from "./Problem.js";
