export interface IssueTokenAuthResponse {
  access_token: string;
  expires_in?: number;
}
