import type { BasicError } from "../types/BasicError.js";
import { BadRequestError } from "../../errors/status.js";

/** Malformed. */
export class BasicBadRequestError extends BadRequestError<BasicError> {
  override get name(): string {
    return "BasicBadRequestError";
  }
}
