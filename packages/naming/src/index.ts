export { mergedBody, mergesBody, propertyNamesOf } from "./body.js";
export { caseWords } from "./casing.js";
export * from "./catalogue.js";
export { spell } from "./identifier.js";
export * from "./profile.js";
export * from "./resolve.js";
export type { AdjustCandidates, NameRequest } from "./solve.js";
export * from "./table.js";
export { makeName, spellWords, splitWords } from "./words.js";
