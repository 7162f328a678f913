import type { Owner } from "./Owner.js";

export interface Single extends Owner {
  own: string;
}
