import type { Problem } from "../types/Problem.js";
import { ApiError } from "../../errors/api.js";

/** Any client error. */
export class ProblemClientError extends ApiError<Problem> {
  override get name(): string {
    return "ProblemClientError";
  }
}
