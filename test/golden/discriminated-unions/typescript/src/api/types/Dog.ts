import type { Animal } from "./Animal.js";

export interface Dog extends Animal {
  barks?: boolean;
}
