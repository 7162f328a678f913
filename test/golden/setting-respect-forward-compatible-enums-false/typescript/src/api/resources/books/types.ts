export type AddBookRequestSort = "title" | "year";

export const AddBookRequestSort = {
  Title: "title",
  Year: "year",
} as const;
