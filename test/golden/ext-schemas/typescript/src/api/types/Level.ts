export type Level = "<1" | "1" | ">1" | (string & {});

export const Level = {
  /** Less than one. */
  BelowOne: "<1",
  Value1: "1",
  /** @deprecated */
  AboveOne: ">1",
} as const;
