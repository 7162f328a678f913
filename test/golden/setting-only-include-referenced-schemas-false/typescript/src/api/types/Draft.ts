import type { Book } from "./Book.js";

export interface Draft {
  book?: Book;
}
