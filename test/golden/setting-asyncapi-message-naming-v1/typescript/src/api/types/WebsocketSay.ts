import type { Moment } from "./Moment.js";

/** Spoken words */
export interface WebsocketSay {
  text: string;
  to?: string;
  mood: string | null;
  moment?: Moment | null;
}
