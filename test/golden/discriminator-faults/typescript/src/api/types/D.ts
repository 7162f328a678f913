export interface D {
  t: DT;
}

export type DT = "x" | "d" | (string & {});

export const DT = {
  X: "x",
  D: "d",
} as const;
