export type Level = 0 | 1 | -1 | 100 | (number & {});

export const Level = {
  None: 0,
  One: 1,
  MinusOne: -1,
  Hundred: 100,
} as const;
