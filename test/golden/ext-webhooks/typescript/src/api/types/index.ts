export type * from "./Order.js";
export type * from "./OrderPaidWebhook.js";
export type * from "./OrderShippedWebhook.js";
export type * from "./PingWebhook.js";
