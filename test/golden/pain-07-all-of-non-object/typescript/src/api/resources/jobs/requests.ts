import type { Names } from "../../types/Names.js";
import type { Slug } from "../../types/Slug.js";
import type { State } from "../../types/State.js";
import type { Value } from "../../types/Value.js";

/** What `createJob` takes. */
export interface CreateJobRequest {
  /** @defaultValue "waiting" */
  queryState?: State;
  /**
   * With a text.
   *
   * @defaultValue "waiting"
   */
  state: State;
  slug?: Slug;
  names?: Names;
  value?: Value | null;
  retries?: number;
  some?: "done";
}
