export type * from "./QueryRequestFilter.js";
export type * from "./QueryRequestPoint.js";
export * from "./StyledRequestFormat.js";
