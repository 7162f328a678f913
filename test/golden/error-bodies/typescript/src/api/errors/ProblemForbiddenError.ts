import type { Problem } from "../types/Problem.js";
import { ForbiddenError } from "../../errors/status.js";

/** One schema under three names. */
export class ProblemForbiddenError extends ForbiddenError<Problem> {
  override get name(): string {
    return "ProblemForbiddenError";
  }
}
