export type * from "./Book.js";
export type * from "./Loan.js";
