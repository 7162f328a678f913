import type { DeletePetConflictErrorBody } from "../resources/pets/types.js";
import { ConflictError } from "../../errors/status.js";

/** In use. */
export class DeletePetConflictError extends ConflictError<DeletePetConflictErrorBody> {
  override get name(): string {
    return "DeletePetConflictError";
  }
}
