export interface Accept {
  a: string;
}
