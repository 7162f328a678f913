import type { Order } from "./Order.js";

export type OrderShippedWebhook = Order;
