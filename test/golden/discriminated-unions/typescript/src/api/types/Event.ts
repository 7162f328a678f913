import type { Created } from "./Created.js";
import type { Removed } from "./Removed.js";

/** With a mapping; two tags name one schema. */
export type Event =
  (Created & { type: "thing.created" | "thing.restored" }) | (Removed & { type: "thing.removed" });
