import type { ColorBase } from "./Color.js";

export interface Rgb extends ColorBase {
  red?: number;
}
