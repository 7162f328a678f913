/** Declared properties beside values of another type. */
export interface Typed {
  id: number;
  when?: string;
  [key: string]: unknown;
}
