import type { AnimalBase } from "./Animal.js";

export interface Cat extends AnimalBase {
  lives?: number;
}
