import type { Filter } from "./Filter.js";

export interface Hit {
  id: HitId;
  score?: number | null;
  target?: Filter;
  either?: HitEither;
  pair?: [string, number];
  level?: HitLevel;
}

export type HitId = string | number;

export type HitEither = HitEitherWithNegate | HitEitherWithBoost;

export interface HitEitherWithNegate extends Filter {
  negate?: boolean;
}

export interface HitEitherWithBoost extends Filter {
  boost?: number;
}

export type HitLevel = 1 | 2 | (number & {});

export const HitLevel = {
  Low: 1,
  High: 2,
} as const;
