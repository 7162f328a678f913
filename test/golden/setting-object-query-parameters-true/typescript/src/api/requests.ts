import type { ListBooksRequestFilter } from "./types/ListBooksRequestFilter.js";

/** What `listBooks` takes. */
export interface ListBooksRequest {
  filter?: ListBooksRequestFilter;
  tags?: string[];
}
