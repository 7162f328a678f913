/** What `readItem` takes. */
export interface ReadItemRequest {
  item_id: string;
}
