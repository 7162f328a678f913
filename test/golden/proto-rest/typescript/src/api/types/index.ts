export type * from "./Any.js";
export type * from "./Book.js";
export type * from "./BookLoan.js";
export * from "./Genre.js";
export type * from "./GetBookRequest.js";
export type * from "./ListBooksRequest.js";
export type * from "./ListBooksResponse.js";
export type * from "./MoveBookRequest.js";
export type * from "./UpdateBookRequest.js";
