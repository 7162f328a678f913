/** What `token` takes. */
export interface TokenV2Request {
  client_id?: string;
  client_secret?: string;
}
