import type { Genre } from "./Genre.js";

export interface ListBooksRequest {
  parent?: string;
  pageSize?: number;
  genre?: Genre;
}
