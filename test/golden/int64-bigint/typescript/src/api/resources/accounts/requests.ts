import type { Account } from "../../types/Account.js";
import type { Span } from "../../types/Span.js";

/** What `get` takes. */
export interface GetAccountsRequest {
  id: bigint;
  since?: bigint;
  "X-Shards"?: bigint[];
  depth?: number;
}

/** What `create` takes. */
export interface CreateAccountsRequest {
  id: bigint;
  rank: number;
  balance?: bigint | null;
  parents: Account[];
  totals: Record<string, bigint>;
  span?: Span;
}
