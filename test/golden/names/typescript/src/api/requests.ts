/** What `getV2UsersGetOne` takes. */
export interface GetV2UsersGetOneRequest {
  id: string;
}
