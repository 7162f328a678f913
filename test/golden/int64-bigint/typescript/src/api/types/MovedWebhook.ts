import type { Tick } from "./Tick.js";

export type MovedWebhook = Tick;
