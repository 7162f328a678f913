import type { Animal } from "./Animal.js";

export interface Cat extends Animal {
  lives?: number;
}
