export interface Raw {
  r: string;
}
