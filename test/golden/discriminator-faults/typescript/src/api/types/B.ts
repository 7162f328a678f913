export interface B {
  t: string;
  b?: string;
}
