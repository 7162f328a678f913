/** What `getItemByItem` takes. */
export interface GetItemByItemRequest {
  item: string;
}

/** What `getItemItemItem` takes. */
export interface GetItemItemItemRequest {
  item: string;
}
