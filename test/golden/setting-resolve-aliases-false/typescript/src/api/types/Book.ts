import type { BookId } from "./BookId.js";
import type { Ids } from "./Ids.js";
import type { Places } from "./Places.js";
import type { Text } from "./Text.js";
import type { Tree } from "./Tree.js";

export interface Book {
  id: BookId;
  similar?: Ids;
  places?: Places;
  text: Text | null;
  tree?: Tree;
}
