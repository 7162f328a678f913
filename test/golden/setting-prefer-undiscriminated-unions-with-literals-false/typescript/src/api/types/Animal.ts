import type { Cat } from "./Cat.js";
import type { UnknownTag } from "../../core/unknown.js";

export type Animal = (Cat & { species: "Cat" }) | { species: UnknownTag; [key: string]: unknown };

export interface AnimalBase {
  species: string;
}
