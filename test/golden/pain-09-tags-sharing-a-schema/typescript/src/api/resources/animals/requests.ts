import type { Animal } from "../../types/Animal.js";

/** What `addAnimal` takes. */
export interface AddAnimalRequest {
  body: Animal;
}
