import type { Cat } from "./Cat.js";
import type { Dog } from "./Dog.js";

/** The parent carries the discriminator. */
export type Animal = (Dog & { species: "dog" }) | (Cat & { species: "cat" });

/** The parent carries the discriminator. */
export interface AnimalBase {
  species: string;
  name?: string;
}
