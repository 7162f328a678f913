import type { Author } from "./Author.js";

export interface Book {
  title: string;
  isbn?: string;
  author?: Author;
}
