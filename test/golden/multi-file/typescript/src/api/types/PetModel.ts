import type { AB } from "./AB.js";

export interface PetModel {
  name: string;
  friend?: PetModel;
  owner?: AB;
  deep?: string;
}
