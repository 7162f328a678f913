export type PingWebhook = string;
