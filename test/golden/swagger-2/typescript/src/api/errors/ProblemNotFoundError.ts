import type { Problem } from "../types/Problem.js";
import { NotFoundError } from "../../errors/status.js";

/** There is none. */
export class ProblemNotFoundError extends NotFoundError<Problem> {
  override get name(): string {
    return "ProblemNotFoundError";
  }
}
