import type { ColorBase } from "./Color.js";

export interface Cmyk extends ColorBase {
  cyan?: number;
}
