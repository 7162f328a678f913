import type { BookId } from "../../types/BookId.js";

/** What `getBook` takes. */
export interface GetBookRequest {
  id: BookId;
}
