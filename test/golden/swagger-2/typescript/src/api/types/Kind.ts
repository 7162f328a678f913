export type Kind = "cat" | "dog";

export const Kind = {
  Cat: "cat",
  Dog: "dog",
} as const;
