import type { Order } from "./Order.js";

export type OrderPaidWebhook = Order;
