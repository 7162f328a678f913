import type { SearchRequestBody, SearchRequestId, SearchRequestSort } from "./types.js";

/** What `search` takes. */
export interface SearchRequest {
  id?: SearchRequestId;
  sort?: SearchRequestSort;
  body: SearchRequestBody;
}
