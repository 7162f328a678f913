import type { BasicError } from "../types/BasicError.js";
import { NotFoundError } from "../../errors/status.js";

/** No such pet. */
export class BasicNotFoundError extends NotFoundError<BasicError> {
  override get name(): string {
    return "BasicNotFoundError";
  }
}
