import type { ById } from "../../types/ById.js";
import type { ByName } from "../../types/ByName.js";
import type { Found } from "../../types/Found.js";
import type { Point } from "../../types/Point.js";

export type SearchRequestId = number | string;

export type SearchRequestSort = string | string[];

export type SearchRequestBody = ById | ByName | SearchRequestWithNear;

export interface SearchRequestWithNear {
  near: Point;
}

export type SearchResponseItem = Found | string;
