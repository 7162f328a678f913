export type * from "./BookV1.js";
export * from "./BookV2.js";
export type * from "./Loan.js";
export type * from "./Magazine.js";
