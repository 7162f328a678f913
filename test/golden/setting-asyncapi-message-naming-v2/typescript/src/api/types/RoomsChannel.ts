import type { Say } from "./Say.js";

export interface RoomsChannel {
  send: Say;
  receive: unknown;
}
