export * from "./FaultClientError.js";
export * from "./FaultUnauthorizedError.js";
export * from "./GetThingBadRequestError.js";
export * from "./GetThingConflictError.js";
export * from "./GoneError.js";
export * from "./InvalidUnprocessableEntityError.js";
export * from "./ProblemForbiddenError.js";
export * from "./ProblemServerError.js";
