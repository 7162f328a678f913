import type { Book } from "./Book.js";

export interface ListBooksResponse {
  books?: Book[];
}
