export type BookId = string;
