import type { Price } from "./Price.js";

export interface Book {
  title?: string;
  price?: Price;
}
