import type { PetId } from "./PetId.js";

/** There is no such pet. */
export interface PetNotFoundBody {
  errorCode: "NOT_FOUND";
  errorName: "Kennel:PetNotFound";
  errorInstanceId: string;
  parameters: PetNotFoundParameters;
}

export interface PetNotFoundParameters {
  id: PetId;
  name?: string | null;
}
