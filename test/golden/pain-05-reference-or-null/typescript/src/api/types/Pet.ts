import type { Owner } from "./Owner.js";
import type { Single } from "./Single.js";
import type { Size } from "./Size.js";

export interface Pet {
  owner: Owner | null;
  /** Null first. */
  breeder?: Owner | null;
  vet?: Owner | null;
  size?: Size | null;
  friends?: (Owner | null)[];
  only?: Owner;
  single?: Single;
}
