import type { Base } from "./Base.js";
import type { Cat } from "./Cat.js";

/** Narrows a property of what it extends. */
export interface Kitten extends Base {
  name: string;
  lives: 9;
  mother?: Cat;
}
