/** What `listShared` takes. */
export interface ListSharedRequest {
  cursor?: string;
}

/** What `search` takes. */
export interface SearchRequest {
  query?: string;
  page?: SearchRequestPage;
}

/** What `listItems` takes. */
export interface ListItemsRequest {
  offset?: number;
  limit?: number;
}

/** What `listNumbered` takes. */
export interface ListNumberedRequest {
  /** @defaultValue 1 */
  page?: number;
}

export interface SearchRequestPage {
  after?: string;
  size?: number;
}
