import type { AnimalBase } from "./Animal.js";

export interface Dog extends AnimalBase {
  barks?: boolean;
}
