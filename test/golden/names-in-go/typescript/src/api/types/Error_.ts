export interface Error_ {
  s?: string;
}
