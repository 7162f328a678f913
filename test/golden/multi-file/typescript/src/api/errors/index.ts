export * from "./ProblemDetailsNotFoundError.js";
