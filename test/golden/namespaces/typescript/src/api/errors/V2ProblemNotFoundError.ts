import type { V2Problem } from "../types/V2Problem.js";
import { NotFoundError } from "../../errors/status.js";

/** No such user. */
export class V2ProblemNotFoundError extends NotFoundError<V2Problem> {
  override get name(): string {
    return "V2ProblemNotFoundError";
  }
}
