import type { Ping } from "./Ping.js";

export type PingWebhook = Ping;
