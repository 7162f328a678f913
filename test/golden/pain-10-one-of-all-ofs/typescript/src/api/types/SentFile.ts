import type { Base } from "./Base.js";
import type { Kind } from "./Kind.js";

export interface SentFile extends Base, Kind {
  size?: number;
}
