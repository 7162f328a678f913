import type { Level } from "./types/Level.js";
import type { Plain } from "./types/Plain.js";
import type { Shape } from "./types/Shape.js";

/** What `createThing` takes. */
export interface CreateThingRequest {
  shape: Shape;
  plain?: Plain;
  level?: Level;
  when: string | null;
  labels?: Record<string, Level[]>;
  fixed?: "widget";
  secret?: unknown;
  /** @deprecated Use level. */
  old?: string;
}
