import type { AddBookRequestSort } from "./types.js";
import type { BookLevel } from "../../types/Book.js";
import type { Kind } from "../../types/Kind.js";
import type { State } from "../../types/State.js";

/** What `addBook` takes. */
export interface AddBookRequest {
  sort?: AddBookRequestSort;
  kind: Kind;
  state: State;
  level: BookLevel;
}
