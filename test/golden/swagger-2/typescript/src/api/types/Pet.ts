import type { Cat } from "./Cat.js";
import type { UnknownTag } from "../../core/unknown.js";

export type Pet = (Cat & { kind: "Cat" }) | { kind: UnknownTag; [key: string]: unknown };

export interface PetBase {
  id?: number;
  kind: string;
  name?: string | null;
  born?: string;
}
