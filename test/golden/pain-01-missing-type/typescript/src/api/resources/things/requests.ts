/** What `listThings` takes. */
export interface ListThingsRequest {
  /** Any value. */
  filter?: unknown;
}
