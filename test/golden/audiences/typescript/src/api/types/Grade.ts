/** Shared. */
export type Grade = "good" | "bad" | (string & {});

/** Shared. */
export const Grade = {
  Good: "good",
  Bad: "bad",
} as const;
