export type * from "./OrderPaidPayloadRequestBody.js";
export type * from "./OrderPaidWebhook.js";
export type * from "./Ping.js";
export type * from "./PingWebhook.js";
export type * from "./SubscribeSubscriptionsOnEventWebhook.js";
