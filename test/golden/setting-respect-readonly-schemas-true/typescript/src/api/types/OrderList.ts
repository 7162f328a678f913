import type { OrderInput } from "./OrderInput.js";

export type OrderList = OrderInput[];
