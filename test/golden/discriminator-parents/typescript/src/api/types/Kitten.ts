import type { Cat } from "./Cat.js";

export interface Kitten extends Cat {
  mother?: Cat;
}
