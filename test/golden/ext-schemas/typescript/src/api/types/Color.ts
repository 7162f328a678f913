export type Color = "r" | "g";

export const Color = {
  Red: "r",
  Green: "g",
} as const;
