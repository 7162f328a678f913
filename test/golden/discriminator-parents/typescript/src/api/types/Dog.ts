import type { Pet, PetHome } from "./Pet.js";

/** Pins its tag. */
export interface Dog {
  petType: DogPetType;
  name: string;
  friends?: Pet[];
  home?: PetHome;
  barks?: boolean;
}

export type DogPetType = "hound" | "poodle" | (string & {});

export const DogPetType = {
  Hound: "hound",
  Poodle: "poodle",
} as const;
