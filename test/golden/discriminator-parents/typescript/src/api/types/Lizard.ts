import type { PetBase } from "./Pet.js";

/** Adds nothing. */
export type Lizard = PetBase;
