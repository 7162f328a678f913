export interface TokenAuthResponse {
  token: string;
  ttl?: number;
  refresh?: string;
}

export interface RefreshAuthResponse {
  token: string;
  ttl?: number;
}
