/** What `get` takes. */
export interface GetBooksRequest {
  id: string;
}
