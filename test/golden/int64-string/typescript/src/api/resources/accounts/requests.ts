import type { Account } from "../../types/Account.js";
import type { Span } from "../../types/Span.js";

/** What `get` takes. */
export interface GetAccountsRequest {
  id: string;
  since?: string;
  "X-Shards"?: string[];
  depth?: number;
}

/** What `create` takes. */
export interface CreateAccountsRequest {
  id: string;
  rank: number;
  balance?: string | null;
  parents: Account[];
  totals: Record<string, string>;
  span?: Span;
}
