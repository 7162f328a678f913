import type { ListUsersBadRequestErrorBody } from "../resources/users/types.js";
import { BadRequestError } from "../../errors/status.js";

/** Malformed. */
export class ListUsersBadRequestError extends BadRequestError<ListUsersBadRequestErrorBody> {
  override get name(): string {
    return "ListUsersBadRequestError";
  }
}
