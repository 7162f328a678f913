import type { Ping } from "./Ping.js";

export type SubscribeSubscriptionsOnEventWebhook = Ping;
