import type { Level } from "./Level.js";
import type { Plain } from "./Plain.js";
import type { Shape } from "./Shape.js";

export interface Widget {
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
