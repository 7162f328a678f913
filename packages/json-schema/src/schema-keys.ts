import { leaves, type ObjectKind } from "./known-keys.js";

/**
 * The keywords of schemas, of all drafts and of the formats that have schemas of their own: a keyword of another draft is
 * not misspelled. Those that hold schemas name the kind `schema`.
 */
export const SCHEMA_KIND: ObjectKind = {
  open: true,
  keys: {
    ...leaves("$schema $id $anchor $dynamicRef $dynamicAnchor $recursiveRef $recursiveAnchor $vocabulary $comment id"),
    ...leaves("title description default deprecated readOnly writeOnly example examples"),
    ...leaves("type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum"),
    ...leaves("maxLength minLength pattern format contentEncoding contentMediaType"),
    ...leaves("maxItems minItems uniqueItems maxContains minContains"),
    ...leaves("maxProperties minProperties required dependentRequired"),
    ...leaves("nullable discriminator xml externalDocs"),
    $defs: "schema{}",
    definitions: "schema{}",
    allOf: "schema",
    anyOf: "schema",
    oneOf: "schema",
    not: "schema",
    if: "schema",
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: "schema",
    else: "schema",
    dependentSchemas: "schema{}",
    dependencies: "schema{}",
    items: "schema",
    prefixItems: "schema",
    additionalItems: "schema",
    unevaluatedItems: "schema",
    contains: "schema",
    properties: "schema{}",
    patternProperties: "schema{}",
    additionalProperties: "schema",
    unevaluatedProperties: "schema",
    propertyNames: "schema",
    contentSchema: "schema",
  },
};
