import type { BookId } from "./BookId.js";
import type { PlacesItem } from "./PlacesItem.js";
import type { Tree } from "./Tree.js";

export interface Book {
  id: BookId;
  similar?: BookId[];
  places?: PlacesItem[];
  text: string | null;
  tree?: Tree;
}
