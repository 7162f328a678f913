export interface Circle {
  kind: "Circle";
  r: number;
}
