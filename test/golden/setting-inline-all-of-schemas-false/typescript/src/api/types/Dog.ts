import type { Animal } from "./Animal.js";

export interface Dog extends Animal {
  breed?: string;
}
