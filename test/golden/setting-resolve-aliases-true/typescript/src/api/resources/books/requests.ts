/** What `getBook` takes. */
export interface GetBookRequest {
  id: string;
}
