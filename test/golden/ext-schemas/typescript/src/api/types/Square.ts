export interface Square {
  kind: "Square";
  a: number;
}
