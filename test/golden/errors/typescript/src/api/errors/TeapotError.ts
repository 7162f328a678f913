import { ApiError } from "../../errors/api.js";

/** Short and stout. */
export class TeapotError extends ApiError<string> {
  override get name(): string {
    return "TeapotError";
  }
}
