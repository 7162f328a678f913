import type { Order } from "./Order.js";

export type OrderList = Order[];
