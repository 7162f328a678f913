import type { Polygon } from "./Polygon.js";
import type { Square } from "./Square.js";

export type Shape = ShapeCircle | Square | ShapePolygon;

export interface ShapeCircle {
  kind: "circle";
  radius: number;
}

export interface ShapePolygon extends Polygon {
  kind: ShapePolygonKind;
}

export type ShapePolygonKind = "polygon" | "star";

export const ShapePolygonKind = {
  Polygon: "polygon",
  Star: "star",
} as const;
