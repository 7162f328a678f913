import type { Any } from "./Any.js";
import type { BookLoan } from "./BookLoan.js";
import type { Genre } from "./Genre.js";

/** A book. */
export interface Book {
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
