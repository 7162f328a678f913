import type { Closed } from "../../types/Closed.js";
import type { Map_ } from "../../types/Map_.js";

/** What `addNote` takes. */
export interface AddNoteRequest {
  text?: string;
  closed?: Closed;
  map?: Map_;
}
