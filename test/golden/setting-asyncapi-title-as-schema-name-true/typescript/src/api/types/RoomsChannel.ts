import type { SpokenWords } from "./SpokenWords.js";

export interface RoomsChannel {
  send: SpokenWords;
  receive: unknown;
}
