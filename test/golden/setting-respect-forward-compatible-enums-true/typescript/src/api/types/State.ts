/** Whether it can be had. */
export type State = "in-stock" | "gone" | (string & {});

/** Whether it can be had. */
export const State = {
  InStock: "in-stock",
  /** Never again. */
  Gone: "gone",
} as const;
