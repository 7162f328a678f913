import type { Node } from "./Node.js";

export interface Extended extends Node {
  next?: Extended;
}
