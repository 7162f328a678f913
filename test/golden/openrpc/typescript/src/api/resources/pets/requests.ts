import type { Pet } from "../../types/Pet.js";

/** What `list` takes. */
export interface ListPetsRequest {
  limit: number;
  tags?: string[];
}

/** What `add` takes. */
export interface AddPetsRequest {
  pet: Pet;
  owner?: string;
}

/** What `seen` takes. */
export interface SeenPetsRequest {
  id: number;
}
