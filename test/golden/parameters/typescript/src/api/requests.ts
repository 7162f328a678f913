import type { QueryRequestFilter } from "./types/QueryRequestFilter.js";
import type { QueryRequestPoint } from "./types/QueryRequestPoint.js";
import type { StyledRequestFormat } from "./types/StyledRequestFormat.js";

/** What `simple` takes. */
export interface SimpleRequest {
  id: number;
  "X-Trace": string;
  ids: string[];
  map: Record<string, string>;
  "X-List"?: number[];
}

/** What `styled` takes. */
export interface StyledRequest {
  a: string[];
  b: string[];
  c: string;
  format: StyledRequestFormat;
}

/** What `query` takes. */
export interface QueryRequest {
  /** What to look for. */
  text: string;
  exploded?: string[];
  joined?: string[];
  spaces?: string[];
  pipes?: number[];
  filter?: QueryRequestFilter;
  point?: QueryRequestPoint;
  json?: Record<string, string>;
  "brackets[]"?: string[];
  raw?: string;
  /** @defaultValue 20 */
  limit?: number;
  since?: string;
  nothing?: string | null;
  session?: string;
  /** @deprecated */
  old?: boolean;
}

/** What `clash` takes. */
export interface ClashRequest {
  pathId: string;
  queryId?: number;
  headerId?: boolean;
  id?: number;
  name?: string;
}

/** What `allOptional` takes. */
export interface AllOptionalRequest {
  page?: number;
}
