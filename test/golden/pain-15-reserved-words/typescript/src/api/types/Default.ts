export type Default = "a" | "b";

export const Default = {
  A: "a",
  B: "b",
} as const;
