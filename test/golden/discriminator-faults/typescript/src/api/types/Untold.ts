import type { A } from "./A.js";

export type Untold = A | UntoldWithOther;

export interface UntoldWithOther {
  other?: string;
}
