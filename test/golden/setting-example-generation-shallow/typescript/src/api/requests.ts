import type { Author } from "./types/Author.js";

/** What `addBook` takes. */
export interface AddBookRequest {
  "dry-run"?: boolean;
  title: string;
  isbn?: string;
  author?: Author;
}
