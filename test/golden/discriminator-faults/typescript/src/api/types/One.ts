import type { ParentBase } from "./Parent.js";

export interface One extends ParentBase {
  one?: string;
}
