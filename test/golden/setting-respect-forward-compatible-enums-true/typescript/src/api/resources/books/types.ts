export type AddBookRequestSort = "title" | "year" | (string & {});

export const AddBookRequestSort = {
  Title: "title",
  Year: "year",
} as const;
