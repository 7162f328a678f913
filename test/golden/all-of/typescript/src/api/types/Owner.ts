import type { Cat } from "./Cat.js";
import type { Described } from "./Described.js";
import type { Kitten } from "./Kitten.js";
import type { NullableWrapped } from "./NullableWrapped.js";
import type { Slug } from "./Slug.js";

export interface Owner {
  /** The first one. */
  cat?: Cat;
  /** Text beside a reference. */
  kitten?: Kitten;
  wrapped?: NullableWrapped | null;
  slug?: Slug;
  described?: Described;
}
