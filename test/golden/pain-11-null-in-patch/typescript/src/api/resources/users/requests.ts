import type { Address } from "../../types/Address.js";

/** What `updateUser` takes. */
export interface UpdateUserRequest {
  id: string;
  name?: string;
  phone?: string | null;
  /** @defaultValue 0 */
  age?: number | null;
  address?: Address | null;
  roles?: string[] | null;
  labels?: Record<string, string | null>;
}
