export interface String_ {
  s?: string;
}
