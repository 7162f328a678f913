import type { ValidationError } from "../types/ValidationError.js";
import { BadRequestError } from "../../errors/status.js";

/** Malformed. */
export class ValidationBadRequestError extends BadRequestError<ValidationError> {
  override get name(): string {
    return "ValidationBadRequestError";
  }
}
