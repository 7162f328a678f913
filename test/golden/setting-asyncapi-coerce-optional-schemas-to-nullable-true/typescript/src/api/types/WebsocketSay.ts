import type { Moment } from "./Moment.js";

/** Spoken words */
export interface WebsocketSay {
  text: string;
  to?: string | null;
  mood: string | null;
  moment?: Moment | null;
}
