export interface Polygon {
  corners: number;
}
