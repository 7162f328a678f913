import type { Filter } from "./Filter.js";

export type Query = string | string[] | Filter | QueryWithAnd;

export interface QueryWithAnd {
  and: Query[];
}
