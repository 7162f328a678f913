export interface Error_ {
  message?: string;
}
