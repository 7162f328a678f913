/** What `get` takes. */
export interface GetV2UsersRequest {
  id: string;
}
