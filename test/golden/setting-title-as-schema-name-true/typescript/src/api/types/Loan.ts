import type { BookV1 } from "./BookV1.js";

/** What somebody has borrowed and not yet brought back */
export interface Loan {
  book?: BookV1;
}
