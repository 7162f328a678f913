export type Kind = "book" | (string & {});

export const Kind = {
  Book: "book",
} as const;
