export interface GetRequest {
  id?: string;
}
