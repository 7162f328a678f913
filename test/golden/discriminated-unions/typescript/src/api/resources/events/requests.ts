import type { Event } from "../../types/Event.js";

/** What `sendEvent` takes. */
export interface SendEventRequest {
  body: Event;
}
