export * from "./BasicBadRequestError.js";
export * from "./BasicNotFoundError.js";
export * from "./DeletePetConflictError.js";
export * from "./OutageServerError.js";
export * from "./TeapotError.js";
export * from "./ValidationBadRequestError.js";
