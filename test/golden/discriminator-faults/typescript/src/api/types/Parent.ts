import type { One } from "./One.js";
import type { Two } from "./Two.js";

export type Parent = One | Two;

export interface ParentBase {
  t: string;
}
