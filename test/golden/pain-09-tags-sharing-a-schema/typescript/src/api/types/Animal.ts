import type { Cat } from "./Cat.js";
import type { Dog } from "./Dog.js";
import type { Fish } from "./Fish.js";
import type { UnknownTag } from "../../core/unknown.js";

export type Animal =
  | (Dog & { species: "dog" })
  | (Cat & { species: "cat" | "tiger" })
  | (Fish & { species: "fish" })
  | { species: UnknownTag; [key: string]: unknown };
