import type { UserGetRequestView } from "./types.js";

/** What `get` takes. */
export interface UserGetRequest {
  id: string;
  view?: UserGetRequestView;
}

/** What `replace` takes. */
export interface NewUser {
  id: string;
}
