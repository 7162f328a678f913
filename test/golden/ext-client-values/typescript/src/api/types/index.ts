export * from "./ApiVersion.js";
