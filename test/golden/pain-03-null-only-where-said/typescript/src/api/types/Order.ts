import type { Address } from "./Address.js";

export interface Order {
  item: string;
  note?: string;
  /** @defaultValue 1 */
  count?: number;
  /** Where it goes. */
  address: Address;
  billing?: Address | null;
  tags?: string[];
}
