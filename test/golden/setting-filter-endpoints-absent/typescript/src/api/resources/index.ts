export * from "./books/index.js";
export * from "./loans/index.js";
