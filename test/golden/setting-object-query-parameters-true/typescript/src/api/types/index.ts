export type * from "./ListBooksRequestFilter.js";
