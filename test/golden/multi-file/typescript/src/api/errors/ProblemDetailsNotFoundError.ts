import type { ProblemDetails } from "../types/ProblemDetails.js";
import { NotFoundError } from "../../errors/status.js";

/** None. */
export class ProblemDetailsNotFoundError extends NotFoundError<ProblemDetails> {
  override get name(): string {
    return "ProblemDetailsNotFoundError";
  }
}
