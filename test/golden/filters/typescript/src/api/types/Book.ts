import type { Author } from "./Author.js";

export interface Book {
  title?: string;
  author?: Author;
}
