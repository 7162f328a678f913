import type { Pet } from "../../types/Pet.js";

/** What `addPet` takes. */
export interface AddPetRequest {
  body: Pet;
}
