import type { Closed } from "./Closed.js";
import type { Map_ } from "./Map_.js";

export interface Note {
  text?: string;
  closed?: Closed;
  map?: Map_;
}
