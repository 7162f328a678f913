import type { Changes } from "../changes.js";
import type { Definition } from "../definition.js";
import type { ReadContext } from "../migration.js";

/** What all parts of the reader share. */
export interface SpeakeasyState {
  readonly context: ReadContext;
  readonly definition: Definition;
  readonly changes: Changes;
}
