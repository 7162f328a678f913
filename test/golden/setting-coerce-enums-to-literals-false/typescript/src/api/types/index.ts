export * from "./Book.js";
export * from "./Kind.js";
export * from "./State.js";
