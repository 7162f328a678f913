import type { Heard } from "./Heard.js";

export interface PastChannel {
  send: never;
  receive: Heard;
}
