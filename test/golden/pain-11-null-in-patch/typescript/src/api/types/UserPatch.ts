import type { Address } from "./Address.js";

export interface UserPatch {
  name?: string;
  phone?: string | null;
  /** @defaultValue 0 */
  age?: number | null;
  address?: Address | null;
  roles?: string[] | null;
  labels?: Record<string, string | null>;
}
