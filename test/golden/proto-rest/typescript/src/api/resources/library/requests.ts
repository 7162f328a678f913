import type { Any } from "../../types/Any.js";
import type { BookLoan } from "../../types/BookLoan.js";
import type { Genre } from "../../types/Genre.js";

/** What `getBook` takes. */
export interface GetBookLibraryRequest {
  name: string;
}

/** What `getBookByGet` takes. */
export interface GetBookLibraryByGetRequest {
  name: string;
}

/** What `listBooks` takes. */
export interface ListBooksLibraryRequest {
  parent: string;
  pageSize?: number;
  genre?: Genre;
}

/** What `updateBook` takes. */
export interface UpdateBookLibraryRequest {
  bookName: string;
  updateMask?: string;
  name?: string;
  copies?: string;
  pages?: number;
  price?: number;
  cover?: string;
  genre?: Genre;
  authors?: string[];
  sold?: Record<string, string>;
  published?: string;
  readingTime?: string;
  rating?: string | null;
  extra?: Record<string, unknown>;
  attachment?: Any;
  /** At most one of `shelf`, `loan` is set. */
  shelf?: string;
  /** At most one of `shelf`, `loan` is set. */
  loan?: BookLoan;
  subtitle?: string;
}

/** What `moveBook` takes. */
export interface MoveBookLibraryRequest {
  name: string;
  toShelf?: string;
}

/** What `deleteBook` takes. */
export interface DeleteBookLibraryRequest {
  name: string;
}
