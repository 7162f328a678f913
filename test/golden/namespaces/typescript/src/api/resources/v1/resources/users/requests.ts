/** What `get` takes. */
export interface GetV1UsersRequest {
  id: number;
}
