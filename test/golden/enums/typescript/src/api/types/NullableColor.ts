export type NullableColor = "red" | "green" | (string & {});

export const NullableColor = {
  Red: "red",
  Green: "green",
} as const;
