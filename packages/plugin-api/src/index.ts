/** The contracts of frontends, backends and hooks, and what those who implement them work with. */
export {
  type AnyCatalogue,
  applyRules,
  byImportance,
  bySeverity,
  type Catalogue,
  type CatalogueEntry,
  type Collector,
  countBySeverity,
  createCollector,
  type Diagnostic,
  type DiagnosticContext,
  defineCatalogue,
  didYouMean,
  endingText,
  entry,
  fixOf,
  formatGithub,
  formatJson,
  formatSarif,
  formatText,
  helpWithNearest,
  isTypo,
  JSON_REPORT_VERSION,
  type LocatedPlace,
  type Location,
  type Locator,
  levelText,
  lineAndColumn,
  listed,
  nearest,
  type RelatedLocation,
  type Report,
  type Severity,
  type Suppressed,
  sortDiagnostics,
  successorOf,
  summaryLine,
  type TextOptions,
} from "@sdkwright/diagnostics";
export {
  bareType,
  createOriginTable,
  createResourceTree,
  escapePointerToken,
  IR_VERSION,
  type NamedType,
  type ResourceTree,
  type ResourceTreeOptions,
  ROOT_RESOURCE,
  readTypeText,
  type TextType,
  type TokenFieldNames,
} from "@sdkwright/ir-schema";
export { isPreposition, namingCatalogue, placeOfPhrase, sameWord, singular, standsAt } from "@sdkwright/naming";
export {
  type Destination,
  isWithin,
  type LeftState,
  outputCatalogue,
  pack,
  placeKey,
  planSingle,
  readDestination,
  readOutput,
  readTrace,
  type SingleChange,
  type SingleFile,
  sha256,
  type Trace,
  type TraceSymbol,
  unpack,
  uuidOf,
  writeSingle,
  writeTree,
} from "@sdkwright/output";
export { nameUnions, normalise } from "@sdkwright/passes";
export {
  answerTypes,
  canHold,
  type Grant,
  givenFields,
  isPinned,
  objectsOf,
  type PartInfo,
  type PartNode,
  partNodes,
  pinnedValue,
  propertyAt,
  requestType,
  tokenOperation,
  tokenSecurity,
  tupleShapesIn,
} from "@sdkwright/sdk-model";
export {
  checkProtos,
  createLocator,
  createMemorySources,
  createSourceSet,
  diskFiles,
  escapeToken,
  type FetchOptions,
  type FileAccess,
  type FileRead,
  fetchDocument,
  fetchGit,
  isUrl,
  type Json,
  keysInOrder,
  memoryFiles,
  type OriginUpdate,
  type Position,
  parseValuePath,
  pointerTokens,
  type SourceDocument,
  type SourcePlace,
  type SourceSet,
  type SourceSetOptions,
  sourceCatalogue,
  stepText,
  updateFromOrigin,
  type ValueStep,
  type WrittenValuePath,
  writeYaml,
} from "@sdkwright/source";
export * from "./backend.js";
export * from "./callers.js";
export * from "./check-backend.js";
export { defineBackend } from "./define-backend.js";
export * from "./documents.js";
export * from "./editions.js";
export * from "./entries/model.js";
export * from "./entries/write.js";
export * from "./features.js";
export * from "./frontend.js";
export * from "./gaps.js";
export * from "./hooks.js";
export * from "./language.js";
export * from "./merged.js";
export * from "./options.js";
export * from "./plan.js";
export * from "./project.js";
export * from "./repository.js";
export * from "./resources.js";
export * from "./runtime.js";
export * from "./samples/programs.js";
export * from "./samples/reads.js";
export * from "./samples/values.js";
export * from "./sdk.js";
export * from "./settings.js";
export * from "./versions.js";
