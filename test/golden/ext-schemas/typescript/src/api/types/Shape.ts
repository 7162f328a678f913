import type { Circle } from "./Circle.js";
import type { Square } from "./Square.js";
import type { UnknownTag } from "../../core/unknown.js";

export type Shape = Circle | Square | { kind: UnknownTag; [key: string]: unknown };
