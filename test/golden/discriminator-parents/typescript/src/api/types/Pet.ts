import type { Cat } from "./Cat.js";
import type { Dog } from "./Dog.js";
import type { Kitten } from "./Kitten.js";
import type { Lizard } from "./Lizard.js";
import type { UnknownTag } from "../../core/unknown.js";

/** Without a mapping, the names of the heirs are the tags. */
export type Pet =
  | (Cat & { petType: "Cat" })
  | (Kitten & { petType: "Kitten" })
  | (Dog & { petType: "hound" | "poodle" })
  | (Lizard & { petType: "Lizard" })
  | { petType: UnknownTag; [key: string]: unknown };

/** Without a mapping, the names of the heirs are the tags. */
export interface PetBase {
  petType: string;
  name: string;
  friends?: Pet[];
  home?: PetHome;
}

export interface PetHome {
  street?: string;
}
