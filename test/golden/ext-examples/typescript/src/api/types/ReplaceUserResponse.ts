export interface ReplaceUserResponse {
  id?: string;
  name?: string;
}
