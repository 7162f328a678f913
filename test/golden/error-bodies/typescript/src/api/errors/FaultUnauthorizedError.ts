import type { Fault } from "../types/Fault.js";
import { UnauthorizedError } from "../../errors/status.js";

/** JSON before a page. */
export class FaultUnauthorizedError extends UnauthorizedError<Fault> {
  override get name(): string {
    return "FaultUnauthorizedError";
  }
}
