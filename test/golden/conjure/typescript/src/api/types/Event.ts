import type { Pet } from "./Pet.js";
import type { PetId } from "./PetId.js";

export type Event = EventArrived | EventLeft | EventFed;

export interface EventArrived {
  type: "arrived";
  arrived: Pet;
}

export interface EventLeft {
  type: "left";
  left: PetId;
}

export interface EventFed {
  type: "fed";
  fed: string[];
}
