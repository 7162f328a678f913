/** What `token` takes. */
export interface TokenAuthRequest {
  clientId: string;
  clientSecret: string;
  grantType: "client_credentials";
}

/** What `refresh` takes. */
export interface RefreshAuthRequest {
  refresh: string;
}
