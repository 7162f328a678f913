export * from "./Pet.js";
