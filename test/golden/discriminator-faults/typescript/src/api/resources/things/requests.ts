import type { Mapped } from "../../types/Mapped.js";

/** What `addThing` takes. */
export interface AddThingRequest {
  body: Mapped;
}
