/** Novel */
export interface BookV2 {
  id: string;
  place?: BookV2Place;
  format?: BookV2Format;
}

/** Shelf place */
export interface BookV2Place {
  shelf?: number;
}

export type BookV2Format = "paper" | "digital" | (string & {});

export const BookV2Format = {
  Paper: "paper",
  Digital: "digital",
} as const;
