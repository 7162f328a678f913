export * from "./calls.js";
export * from "./catalogue.js";
export * from "./declared.js";
export * from "./fit.js";
export * from "./values.js";
export * from "./wire/case.js";
export { testCredential } from "./wire/credentials.js";
export type { Pair } from "./wire/pairs.js";
export { testVariable, type WireBody, type WireRequest } from "./wire/request.js";
