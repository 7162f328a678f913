import type { Box } from "../../types/Box.js";
import type { Either } from "../../types/Either.js";
import type { Point } from "../../types/Point.js";
import type { Shape, ShapeInnerItemFirst, ShapeOpenItemSecond } from "../../types/Shape.js";
import type { Tuple2 } from "../../types/Tuple2.js";
import type { Walk } from "../../types/Walk.js";

/** What `listPoints` takes. */
export interface ListPointsRequest {
  box?: Box;
  near: [number, number];
}

/** What `addPoint` takes. */
export interface AddPointRequest {
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

/** What `walk` takes. */
export interface WalkPointsRequest {
  body: Walk;
}
