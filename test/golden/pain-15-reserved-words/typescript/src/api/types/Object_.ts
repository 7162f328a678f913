import type { Default } from "./Default.js";

export interface Object_ {
  object?: Default;
}
