/** Novel */
export interface Novel {
  id: string;
  place?: ShelfPlace;
  format?: NovelFormat;
}

/** Shelf place */
export interface ShelfPlace {
  shelf?: number;
}

export type NovelFormat = "paper" | "digital" | (string & {});

export const NovelFormat = {
  Paper: "paper",
  Digital: "digital",
} as const;
