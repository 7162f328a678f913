import type { Book } from "./Book.js";

export interface UpdateBookRequest {
  book?: Book;
  updateMask?: string;
}
