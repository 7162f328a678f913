export { collectionFindings } from "./findings.js";
export { type CollectionDocument, SERVICE_VARIABLE } from "./service.js";
export { type CollectionOptions, collectionSteps, type WorkspaceOutput } from "./steps.js";
