export { jsonSchemaCatalogue } from "./catalogue.js";
export { type Dialect, extension, JSON_SCHEMA_2020_DIALECT, OPENAPI_30_DIALECT } from "./dialect.js";
export { document } from "./docs.js";
export {
  child,
  elements,
  isObject,
  type JsonObject,
  keyOf,
  locationOf,
  members,
  type Node,
  originOf,
} from "./node.js";
export { createResolver, type Resolver, type ResolverOptions } from "./resolver.js";
export { createSchemas, type Schemas } from "./schemas.js";
export type { Mutable, ObjectView, PlaceName, SchemaOptions } from "./state.js";
