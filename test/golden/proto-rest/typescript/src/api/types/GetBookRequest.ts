export interface GetBookRequest {
  name: string;
}
