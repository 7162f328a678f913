import type { Accept } from "./Accept.js";
import type { NewPetFromRaw } from "./NewPetFromRaw.js";
import type { PetVisitor } from "./PetVisitor.js";
import type { Raw } from "./Raw.js";
import type { Unknown } from "./Unknown.js";

export type Pet = Unknown | Raw | Accept | PetVisitor | NewPetFromRaw;
