export type Kind = "CAT" | "DOG" | "DODO" | (string & {});

export const Kind = {
  Cat: "CAT",
  /** Man's best friend. */
  Dog: "DOG",
  /** @deprecated Extinct. */
  Dodo: "DODO",
} as const;
