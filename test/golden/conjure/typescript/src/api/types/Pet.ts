import type { Double } from "./Double.js";
import type { Kind } from "./Kind.js";
import type { PetId } from "./PetId.js";

/** A pet. */
export interface Pet {
  id: PetId;
  name: string;
  weight: Double;
  born?: string | null;
  /** What is said of it. */
  tags?: string[];
  /** @deprecated Feed by order. */
  fed?: Record<string, number>;
  count: string;
  kind: Kind;
}
