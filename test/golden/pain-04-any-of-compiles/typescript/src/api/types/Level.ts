export type Level = LevelString | LevelInteger;

export type LevelString = "low" | "high" | (string & {});

export const LevelString = {
  Low: "low",
  High: "high",
} as const;

export type LevelInteger = 1 | 2 | (number & {});

export const LevelInteger = {
  Value1: 1,
  Value2: 2,
} as const;
