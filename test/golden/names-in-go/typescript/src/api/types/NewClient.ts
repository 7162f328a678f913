export interface NewClient {
  s?: string;
}
