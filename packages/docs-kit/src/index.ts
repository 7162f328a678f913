export * from "./calls.js";
export * from "./catalogue.js";
export * from "./declared.js";
export * from "./fit.js";
export * from "./values.js";
