import type { Point } from "./Point.js";

export type Box = [Point, Point];
