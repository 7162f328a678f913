import type { Base } from "./Base.js";
import type { Nickname } from "./Nickname.js";

export interface Account extends Base {
  /** Another one. */
  alias: Nickname | null;
  parent: Base | null;
  /** Never null. */
  owner?: Base;
}
