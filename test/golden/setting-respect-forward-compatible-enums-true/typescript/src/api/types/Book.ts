import type { Kind } from "./Kind.js";
import type { State } from "./State.js";

export interface Book {
  kind: Kind;
  state: State;
  level: BookLevel;
}

export type BookLevel = 1 | 2 | (number & {});

export const BookLevel = {
  Value1: 1,
  Value2: 2,
} as const;
