import type { Moment } from "../../types/Moment.js";

/** What `connect` takes. */
export interface RoomsConnectRequest {
  since: Moment | null;
  quiet?: boolean;
}
