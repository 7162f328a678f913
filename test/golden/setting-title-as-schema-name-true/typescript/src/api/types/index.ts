export type * from "./BookV1.js";
export type * from "./Loan.js";
export type * from "./Magazine.js";
export * from "./Novel.js";
