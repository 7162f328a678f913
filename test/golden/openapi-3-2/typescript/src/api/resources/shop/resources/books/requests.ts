/** What `findBooks` takes. */
export interface FindBooksRequest {
  title: string;
}
