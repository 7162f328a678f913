import type { PetNotFoundBody } from "../types/PetNotFoundBody.js";
import { NotFoundError } from "../../errors/status.js";

/** There is no such pet. */
export class PetNotFoundError extends NotFoundError<PetNotFoundBody> {
  override get name(): string {
    return "PetNotFoundError";
  }
}
