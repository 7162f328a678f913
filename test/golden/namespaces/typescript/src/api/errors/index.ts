export * from "./V1ProblemNotFoundError.js";
export * from "./V2ProblemNotFoundError.js";
