import type { Span } from "./Span.js";

export interface Account {
  id: bigint;
  rank: number;
  balance?: bigint | null;
  parents: Account[];
  totals: Record<string, bigint>;
  span?: Span;
}
