/** What `getAccount` takes. */
export interface GetAccountRequest {
  id: string;
}
