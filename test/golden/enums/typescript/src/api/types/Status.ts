/** Where a thing stands. */
export type Status = "active" | "in-progress" | "IN_PROGRESS" | "done" | (string & {});

/** Where a thing stands. */
export const Status = {
  /** Being used. */
  Active: "active",
  /** Half done. */
  InDashProgress: "in-progress",
  /** The same by another name. */
  InUnderscoreProgress: "IN_PROGRESS",
  /** Finished. */
  Done: "done",
} as const;
