export type Speed = "slow" | "fast";

export const Speed = {
  Slow: "slow",
  Fast: "fast",
} as const;
