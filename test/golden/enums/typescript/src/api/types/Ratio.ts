export type Ratio = 0.5 | 1.5 | (number & {});

export const Ratio = {
  Value0_5: 0.5,
  Value1_5: 1.5,
} as const;
