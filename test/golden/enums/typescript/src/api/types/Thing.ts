import type { Level } from "./Level.js";
import type { Mixed } from "./Mixed.js";
import type { NullableColor } from "./NullableColor.js";
import type { Odd } from "./Odd.js";
import type { Ratio } from "./Ratio.js";
import type { Status } from "./Status.js";

export interface Thing {
  status: Status;
  level: Level;
  ratio?: Ratio;
  color?: NullableColor | null;
  odd?: Odd;
  mixed?: Mixed;
  only?: "fixed";
  flag?: true;
  /** Inline and therefore named by its place. */
  size?: ThingSize;
}

/** Inline and therefore named by its place. */
export type ThingSize = "S" | "M" | "L" | (string & {});

/** Inline and therefore named by its place. */
export const ThingSize = {
  S: "S",
  M: "M",
  L: "L",
} as const;
