export type Size = "small" | "large" | (string & {});

export const Size = {
  Small: "small",
  Large: "large",
} as const;
