import { isObject, type Node } from "./node.js";

/** Keys under which a format has a schema. */
const ENTRIES: ReadonlySet<string> = new Set(["schema", "payload"]);
/** Keys under which a format has schemas by name. */
const TABLES: ReadonlySet<string> = new Set(["schemas", "definitions", "$defs"]);
/** Keywords of a schema whose value is a schema. */
const PARTS: ReadonlySet<string> = new Set(
  "items additionalItems additionalProperties contains not propertyNames if then else unevaluatedProperties".split(" "),
);
/** Keywords of a schema whose value has schemas by name or in a list. */
const COLLECTIONS: ReadonlySet<string> = new Set(
  "properties patternProperties dependentSchemas allOf anyOf oneOf prefixItems items".split(" "),
);

/** Whether a schema is what belongs in a place, as far as its keys and those above it tell. */
export function isSchemaPlace(node: Node): boolean {
  const { parent, token } = node;
  if (parent === null) return isBareSchema(node);
  const owner = parent.parent;
  if (owner !== null && COLLECTIONS.has(parent.token) && isSchemaPlace(owner)) return true;
  if (PARTS.has(token) && isSchemaPlace(parent)) return true;
  return ENTRIES.has(token) || TABLES.has(parent.token);
}

/** Whether a whole document is one schema, as files that hold a single type are. */
function isBareSchema({ value }: Node): boolean {
  return isObject(value) && !["openapi", "swagger", "asyncapi", "openrpc", "paths"].some((key) => key in value);
}
