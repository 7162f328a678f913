import type { Fault } from "../types/Fault.js";
import { ApiError } from "../../errors/api.js";

/** Any other of ours. */
export class FaultClientError extends ApiError<Fault> {
  override get name(): string {
    return "FaultClientError";
  }
}
