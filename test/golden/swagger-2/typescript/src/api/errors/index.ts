export * from "./ConflictError.js";
export * from "./ProblemNotFoundError.js";
