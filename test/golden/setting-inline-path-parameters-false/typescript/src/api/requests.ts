/** What `getBook` takes. */
export interface GetBookRequest {
  fields?: string;
}

/** What `putBook` takes. */
export interface PutBookRequest {
  request: string;
  shopId?: string;
}
