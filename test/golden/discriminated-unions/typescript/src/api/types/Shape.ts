import type { Circle } from "./Circle.js";
import type { Square } from "./Square.js";
import type { UnknownTag } from "../../core/unknown.js";

/** Without a mapping, the names of the schemas are the tags. */
export type Shape =
  | (Circle & { kind: "Circle" })
  | (Square & { kind: "Square" })
  | { kind: UnknownTag; [key: string]: unknown };
