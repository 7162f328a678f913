import type { Conflict } from "../types/Conflict.js";
import { ConflictError as ConflictError_ } from "../../errors/status.js";

/** Another version. */
export class ConflictError extends ConflictError_<Conflict> {
  override get name(): string {
    return "ConflictError";
  }
}
