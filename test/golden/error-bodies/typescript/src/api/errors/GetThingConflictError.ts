import type { GetThingConflictErrorBody } from "../resources/things/types.js";
import { ConflictError } from "../../errors/status.js";

/** Inline, and not alone. */
export class GetThingConflictError extends ConflictError<GetThingConflictErrorBody> {
  override get name(): string {
    return "GetThingConflictError";
  }
}
