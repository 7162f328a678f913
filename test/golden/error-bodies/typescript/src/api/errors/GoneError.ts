import { ApiError } from "../../errors/api.js";

/** XML. */
export class GoneError extends ApiError<string> {
  override get name(): string {
    return "GoneError";
  }
}
