import type { ListThingsRequestSort } from "./types.js";
import type { Level } from "../../types/Level.js";

/** What `listThings` takes. */
export interface ListThingsRequest {
  /** @defaultValue "created" */
  sort?: ListThingsRequestSort;
  levels?: Level[];
}
