import type { Book } from "./Book.js";

export interface Loan {
  book?: Book;
}
