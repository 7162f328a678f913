export { jsonSchemaCatalogue } from "./catalogue.js";
export {
  type Dialect,
  extension,
  extensionKey,
  extensionPrefix,
  flagOf,
  isIgnored,
  JSON_SCHEMA_07_DIALECT,
  JSON_SCHEMA_2020_DIALECT,
  OPENAPI_30_DIALECT,
  SWAGGER_20_DIALECT,
} from "./dialect.js";
export { availabilityStatus, document } from "./docs.js";
export { isExactAt } from "./exact.js";
export { EXTENSION_NAMES, type ExtensionName } from "./extension-names.js";
export { FOREIGN_EXTENSIONS, lacksCounterpart, readForeign } from "./foreign-extensions.js";
export { lowerInfo, lowerUrlVariables, type ReportVariable } from "./info.js";
export { checkMembers } from "./keyword-types.js";
export {
  checkKeys,
  leaves,
  type ObjectKind,
  type ObjectKinds,
  type UnknownKey,
  unknownKeys,
} from "./known-keys.js";
export { type Lowering, openLowering } from "./lowering.js";
export { essence, isBinary, isFileType, type MediaKind, mediaKind } from "./media-types.js";
export {
  child,
  elements,
  isObject,
  type JsonObject,
  keyOf,
  locationOf,
  members,
  mergedNode,
  type Node,
  originOf,
} from "./node.js";
export type { Member } from "./presence.js";
export {
  examplesAt,
  expectList,
  expectMembers,
  expectObject,
  followObject,
  infoEntries,
  type ObjectNode,
  type Reading,
  readingEntries,
  reportType,
  reportValue,
  requirePart,
  type Suggestion,
  serverEntries,
  textAt,
  unknownKeyMessage,
  type ValueReading,
  valueEntries,
} from "./reading.js";
export { createResolver, type Resolver, type ResolverOptions } from "./resolver.js";
export { SCHEMA_KIND } from "./schema-keys.js";
export { createSchemas, type Schemas } from "./schemas.js";
export { type GroupedServer, groupByHost, type ServerGroups } from "./server-groups.js";
export { type SchemaSettings, schemaOptions, schemaSettings } from "./settings.js";
export type { Mutable, ObjectView, PlaceName, SchemaOptions } from "./state.js";
