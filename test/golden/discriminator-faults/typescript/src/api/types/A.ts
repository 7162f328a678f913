export interface A {
  t: string;
  a?: string;
}
