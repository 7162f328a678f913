import type { LineInput } from "../resources/orders/types.js";
import type { Address } from "./Address.js";
import type { CardInput } from "./CardInput.js";
import type { Invoice } from "./Invoice.js";

export interface OrderInput {
  lines: LineInput[];
  byName?: Record<string, LineInput>;
  address: Address;
  payment: OrderPaymentInput;
  meta?: OrderMetaInput;
}

export type OrderPaymentInput = (CardInput & { kind: "Card" }) | (Invoice & { kind: "Invoice" });

export interface OrderMetaInput {
  note?: string;
}
