import type { V1Problem } from "../types/V1Problem.js";
import { NotFoundError } from "../../errors/status.js";

/** No such user. */
export class V1ProblemNotFoundError extends NotFoundError<V1Problem> {
  override get name(): string {
    return "V1ProblemNotFoundError";
  }
}
