export * from "./PetNotFoundError.js";
