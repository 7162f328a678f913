export type Kind = "book";
