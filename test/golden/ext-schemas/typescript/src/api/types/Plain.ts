import type { Circle } from "./Circle.js";
import type { Square } from "./Square.js";

export type Plain = Circle | Square;
