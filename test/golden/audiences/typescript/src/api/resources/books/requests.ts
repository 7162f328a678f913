/** What `list` takes. */
export interface ListBooksRequest {
  author?: string;
  genre?: string;
}
