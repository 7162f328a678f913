export * from "./ProblemClientError.js";
