export interface Square {
  kind: "square";
  side: number;
}
