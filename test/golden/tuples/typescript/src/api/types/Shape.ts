import type { Box } from "./Box.js";
import type { Either } from "./Either.js";
import type { Point } from "./Point.js";
import type { Tuple2 } from "./Tuple2.js";

export interface Shape {
  kind: string;
  needed: Point;
  optional?: Point;
  nullable: Point | null;
  both?: Point | null;
  self?: [Shape, string];
  many?: Box[];
  byName?: Record<string, [string, Tuple2]>;
  open?: [number, ShapeOpenItemSecond, ...unknown[]];
  either?: Either;
  inner?: [ShapeInnerItemFirst, [number], ...string[]];
}

export type ShapeOpenItemSecond = "a" | "b" | (string & {});

export const ShapeOpenItemSecond = {
  A: "a",
  B: "b",
} as const;

export interface ShapeInnerItemFirst {
  deep?: string;
}
