import type { Fault } from "../../types/Fault.js";
import type { GetThingConflictErrorJsonBody } from "../../types/GetThingConflictErrorJsonBody.js";
import type { Problem } from "../../types/Problem.js";

export interface GetThingResponse {
  id?: string;
}

export type GetThingBadRequestErrorBody = Fault | Problem;

export type GetThingConflictErrorBody = GetThingConflictErrorJsonBody | Problem;

export interface InvalidResponseBody {
  fields?: string[];
}
