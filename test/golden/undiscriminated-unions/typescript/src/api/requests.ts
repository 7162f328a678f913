import type { Query } from "./types/Query.js";

/** What `search` takes. */
export interface SearchRequest {
  body: Query;
}
