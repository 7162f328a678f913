import type { Point } from "./Point.js";

export type Walk = [string, ...Point[]];
