import type { Moment } from "../../types/Moment.js";

/** What `connect` takes. */
export interface ConnectRoomsRequest {
  since: Moment | null;
  quiet?: boolean;
}
