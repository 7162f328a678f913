import type { InvalidResponseBody } from "../resources/things/types.js";
import { UnprocessableEntityError } from "../../errors/status.js";

/** Invalid. */
export class InvalidUnprocessableEntityError extends UnprocessableEntityError<InvalidResponseBody> {
  override get name(): string {
    return "InvalidUnprocessableEntityError";
  }
}
