import type { PlacesItem } from "./PlacesItem.js";
import type { Tree } from "./Tree.js";

export interface Book {
  id: string;
  similar?: string[];
  places?: PlacesItem[];
  text: string | null;
  tree?: Tree;
}
