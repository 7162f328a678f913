import type { Circle } from "./Circle.js";
import type { Polygon } from "./Polygon.js";
import type { Square } from "./Square.js";

export type Shape =
  (Circle & { kind: "circle" }) | Square | (Polygon & { kind: "polygon" | "star" });
