import type { GetThingBadRequestErrorBody } from "../resources/things/types.js";
import { BadRequestError } from "../../errors/status.js";

/** Two bodies of JSON. */
export class GetThingBadRequestError extends BadRequestError<GetThingBadRequestErrorBody> {
  override get name(): string {
    return "GetThingBadRequestError";
  }
}
