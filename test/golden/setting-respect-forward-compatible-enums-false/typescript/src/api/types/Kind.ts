export type Kind = "book";

export const Kind = {
  Book: "book",
} as const;
