export interface C {
  t: CT;
}

export type CT = "x" | "c" | (string & {});

export const CT = {
  X: "x",
  C: "c",
} as const;
