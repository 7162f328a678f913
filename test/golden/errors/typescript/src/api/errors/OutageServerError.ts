import type { Outage } from "../types/Outage.js";
import { InternalServerError } from "../../errors/status.js";

/** Our fault. */
export class OutageServerError extends InternalServerError<Outage> {
  override get name(): string {
    return "OutageServerError";
  }
}
