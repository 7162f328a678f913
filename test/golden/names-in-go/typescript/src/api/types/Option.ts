export interface Option {
  s?: string;
}
