import type { GetUserRequestView } from "./types.js";

/** What `get` takes. */
export interface GetUserRequest {
  id: string;
  view?: GetUserRequestView;
}

/** What `replace` takes. */
export interface NewUser {
  id: string;
}
