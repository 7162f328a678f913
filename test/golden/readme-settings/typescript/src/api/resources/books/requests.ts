/** What `add` takes. */
export interface AddBooksRequest {
  title: string;
}

/** What `get` takes. */
export interface GetBooksRequest {
  id: string;
}
