export * from "./IdsNotFoundError.js";
