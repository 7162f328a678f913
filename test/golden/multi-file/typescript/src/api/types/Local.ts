import type { Pet } from "./Pet.js";

export interface Local {
  pet?: Pet;
}
