import type { Span } from "./Span.js";

export interface Account {
  id: string;
  rank: number;
  balance?: string | null;
  parents: Account[];
  totals: Record<string, string>;
  span?: Span;
}
