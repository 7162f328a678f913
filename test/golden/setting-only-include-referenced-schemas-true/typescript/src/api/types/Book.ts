import type { Author } from "./Author.js";

export interface Book {
  author?: Author;
}
