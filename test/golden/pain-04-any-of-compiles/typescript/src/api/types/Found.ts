import type { ById } from "./ById.js";
import type { Level } from "./Level.js";
import type { Point } from "./Point.js";

export interface Found {
  level?: Level;
  value?: FoundValue;
  nested?: FoundNested;
}

export type FoundValue = string | number | boolean | ById;

export type FoundNested = string | number | Point;
