import type { Problem } from "../types/Problem.js";
import { InternalServerError } from "../../errors/status.js";

/** Theirs. */
export class ProblemServerError extends InternalServerError<Problem> {
  override get name(): string {
    return "ProblemServerError";
  }
}
