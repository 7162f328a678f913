import type { Address } from "./Address.js";
import type { Card } from "./Card.js";
import type { Entity } from "./Entity.js";
import type { Invoice } from "./Invoice.js";
import type { Line } from "./Line.js";
import type { UnknownTag } from "../../core/unknown.js";

export interface Order extends Entity {
  lines: Line[];
  byName?: Record<string, Line>;
  address: Address;
  payment: OrderPayment;
  meta?: OrderMeta;
}

export type OrderPayment =
  | (Card & { kind: "Card" })
  | (Invoice & { kind: "Invoice" })
  | { kind: UnknownTag; [key: string]: unknown };

export interface OrderMeta {
  id?: string;
  note?: string;
}
