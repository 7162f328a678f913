import type { Item } from "./Item.js";

export interface Page {
  items: Item[];
  next?: string | null;
  more?: boolean;
}
