export * from "./ConflictError.js";
