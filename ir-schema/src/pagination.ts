import type { ParameterPlace } from "./common.js";

/** A place in the request or the response of an operation: wire names from the body, or one parameter. */
export interface ValuePath {
  readonly in: "body" | ParameterPlace;
  readonly path: readonly string[];
}

export type Pagination =
  | {
      readonly kind: "cursor";
      readonly cursor: ValuePath;
      readonly next: ValuePath;
      /** `next` is a place in the last item of the page, not in the response: its id, say. */
      readonly lastItem?: true;
      readonly results: ValuePath;
      readonly hasNextPage?: ValuePath;
    }
  | {
      readonly kind: "offset";
      readonly offset: ValuePath;
      /** What the offset counts: items, or pages (`page=1, 2, ...`). */
      readonly unit: "item" | "page";
      readonly results: ValuePath;
      readonly step?: ValuePath;
      readonly hasNextPage?: ValuePath;
      /** A boolean of the response that is true on the last page. */
      readonly lastPage?: ValuePath;
      /** Numbers of the response: of all pages, and of all items. */
      readonly totalPages?: ValuePath;
      readonly totalItems?: ValuePath;
    }
  /** The response holds the next request's URL or path. */
  | { readonly kind: "uri" | "path"; readonly next: ValuePath; readonly results: ValuePath }
  /** The `Link` header of the response holds the next request's URL, as `rel="next"`. */
  | { readonly kind: "link"; readonly results: ValuePath }
  | { readonly kind: "custom"; readonly results: ValuePath };
