import type { Animal } from "./Animal.js";
import type { Event } from "./Event.js";
import type { Tagged } from "./Tagged.js";

export interface Holder {
  tagged?: Tagged;
  animal?: Animal;
  event?: Event | null;
}
