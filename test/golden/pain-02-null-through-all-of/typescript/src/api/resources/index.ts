export * from "./accounts/index.js";
