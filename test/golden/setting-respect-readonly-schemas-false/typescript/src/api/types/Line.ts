export interface Line {
  id?: string;
  count: number;
}
