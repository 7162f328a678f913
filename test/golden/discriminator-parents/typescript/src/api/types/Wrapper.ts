import type { Childless } from "./Childless.js";
import type { Color } from "./Color.js";
import type { Pet } from "./Pet.js";

export interface Wrapper {
  /** Text beside a parent. */
  pet?: Pet;
  color?: Color;
  childless?: Childless;
}
