export interface Response {
  s?: string;
}
