export interface Note {
  kind: string;
  value: number;
}
