import type { Owner } from "../../types/Owner.js";

/** What `getPet` takes. */
export interface GetPetRequest {
  id: string;
}

/** What `updatePet` takes. */
export interface UpdatePetRequest {
  id: string;
  name?: string;
  /** Null removes the tag. */
  tag?: string | null;
  owner?: Owner | null;
  /**
   * The server assumes a default.
   *
   * @defaultValue 10
   */
  limit?: number;
}
