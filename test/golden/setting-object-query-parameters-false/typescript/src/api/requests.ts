/** What `listBooks` takes. */
export interface ListBooksRequest {
  filter?: string;
  tags?: string[];
}
