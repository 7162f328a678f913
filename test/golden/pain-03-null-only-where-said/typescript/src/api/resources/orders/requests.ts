import type { Address } from "../../types/Address.js";

/** What `createOrder` takes. */
export interface CreateOrderRequest {
  item: string;
  note?: string;
  /** @defaultValue 1 */
  count?: number;
  /** Where it goes. */
  address: Address;
  billing?: Address | null;
  tags?: string[];
}
