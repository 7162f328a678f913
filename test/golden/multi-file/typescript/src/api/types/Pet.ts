import type { PetModel } from "./PetModel.js";

export type Pet = PetModel;
