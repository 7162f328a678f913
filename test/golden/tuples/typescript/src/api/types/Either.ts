import type { Point } from "./Point.js";

export type Either = Point | string | [string, boolean, number | null];
