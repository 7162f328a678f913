/** What `getBook` takes. */
export interface GetBookRequest {
  /** The shop. */
  "shop-id": string;
  class: number;
  fields?: string;
}

/** What `removeBook` takes. */
export interface RemoveBookRequest {
  /** The shop. */
  "shop-id": string;
  class: number;
}

/** What `putBook` takes. */
export interface PutBookRequest {
  /** The shop. */
  "shop-id": string;
  class: number;
  request: string;
  shopId?: string;
}
