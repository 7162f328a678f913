import type { Address } from "./Address.js";

export interface Invoice {
  kind: string;
  to?: Address;
}
