import type { Names } from "./Names.js";
import type { Slug } from "./Slug.js";
import type { State } from "./State.js";
import type { Value } from "./Value.js";

export interface Job {
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
