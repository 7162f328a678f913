export interface Square {
  kind: string;
  side: number;
}
