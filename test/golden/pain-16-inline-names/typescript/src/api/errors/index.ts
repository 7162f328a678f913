export * from "./ListUsersBadRequestError.js";
