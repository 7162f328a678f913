export type Level = LevelVariant1 | LevelVariant2;

export type LevelVariant1 = "low" | "high" | (string & {});

export const LevelVariant1 = {
  Low: "low",
  High: "high",
} as const;

export type LevelVariant2 = 1 | 2 | (number & {});

export const LevelVariant2 = {
  Value1: 1,
  Value2: 2,
} as const;
