import type { Ids } from "../types/Ids.js";
import { NotFoundError } from "../../errors/status.js";

/** Done. */
export class IdsNotFoundError extends NotFoundError<Ids> {
  override get name(): string {
    return "IdsNotFoundError";
  }
}
