import type { Owner } from "./Owner.js";

export interface PetUpdate {
  name?: string;
  /** Null removes the tag. */
  tag?: string | null;
  owner?: Owner | null;
  /**
   * The server assumes a default.
   *
   * @defaultValue 10
   */
  limit?: number;
}
