import type { BookId } from "./BookId.js";

export type Ids = BookId[];
