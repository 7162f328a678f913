export type AddBookRequestSort = "title" | "year";
