export interface Result {
  value: number;
}
