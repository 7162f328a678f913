import type { ConflictResponseBody } from "../types/ConflictResponseBody.js";
import { ConflictError as ConflictError_ } from "../../errors/status.js";

/** It has changed meanwhile. */
export class ConflictError extends ConflictError_<ConflictResponseBody> {
  override get name(): string {
    return "ConflictError";
  }
}
