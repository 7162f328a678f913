import type { Base } from "./Base.js";

/** Extends two, adds its own, and makes an inherited property required. */
export interface Cat extends Base {
  name: string;
  lives: number;
}
