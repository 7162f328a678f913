import type { PetBase } from "./Pet.js";

export interface Cat extends PetBase {
  lives?: number;
}
