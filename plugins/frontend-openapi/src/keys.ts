import { leaves, type ObjectKind, type ObjectKinds, SCHEMA_KIND } from "@sdkwright/json-schema";

const DOCS: ObjectKind = { keys: leaves("description url") };

const INFO: ObjectKind = {
  keys: { ...leaves("title summary description termsOfService version"), contact: "contact", license: "license" },
};

/** Objects that are alike in all versions. */
const SHARED = {
  info: INFO,
  contact: { keys: leaves("name url email") },
  license: { keys: leaves("name identifier url") },
  docs: DOCS,
  paths: { keys: {}, map: "pathItem" },
  responses: { keys: {}, map: "response" },
  xml: { keys: leaves("nodeType name namespace prefix attribute wrapped") },
  discriminator: { keys: leaves("propertyName mapping defaultMapping") },
} satisfies { readonly [kind: string]: ObjectKind };

const SCHEMA: ObjectKind = {
  ...SCHEMA_KIND,
  keys: { ...SCHEMA_KIND.keys, externalDocs: "docs", xml: "xml", discriminator: "discriminator" },
};

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

const operations = (methods: readonly string[]) => Object.fromEntries(methods.map((method) => [method, "operation"]));

const PARAMETER_KEYS = {
  ...leaves("name in description required deprecated allowEmptyValue style explode allowReserved example"),
  examples: "example{}",
  schema: "schema",
  content: "mediaType{}",
};

/**
 * The objects of OpenAPI 3.0 to 3.2 taken together: a key of another 3.x version is not misspelled, and `check --validate`
 * tells the versions apart.
 */
export const OPENAPI_KINDS: ObjectKinds = {
  ...SHARED,
  document: {
    keys: {
      ...leaves("openapi $self jsonSchemaDialect security"),
      info: "info",
      servers: "server[]",
      paths: "paths",
      webhooks: "pathItem{}",
      components: "components",
      tags: "tag[]",
      externalDocs: "docs",
    },
  },
  server: { keys: { ...leaves("url description name"), variables: "variable{}" } },
  variable: { keys: leaves("enum default description") },
  components: {
    keys: {
      schemas: "schema{}",
      responses: "response{}",
      parameters: "parameter{}",
      examples: "example{}",
      requestBodies: "body{}",
      headers: "parameter{}",
      securitySchemes: "scheme{}",
      links: "link{}",
      callbacks: "paths{}",
      pathItems: "pathItem{}",
      mediaTypes: "mediaType{}",
    },
  },
  pathItem: {
    keys: {
      ...leaves("summary description"),
      ...operations(METHODS),
      additionalOperations: "operation{}",
      servers: "server[]",
      parameters: "parameter[]",
    },
  },
  operation: {
    keys: {
      ...leaves("tags summary description operationId deprecated security"),
      externalDocs: "docs",
      parameters: "parameter[]",
      requestBody: "body",
      responses: "responses",
      callbacks: "paths{}",
      servers: "server[]",
    },
  },
  parameter: { keys: PARAMETER_KEYS },
  body: { keys: { ...leaves("description required"), content: "mediaType{}" } },
  mediaType: {
    keys: {
      ...leaves("example"),
      schema: "schema",
      itemSchema: "schema",
      examples: "example{}",
      encoding: "encoding{}",
      prefixEncoding: "encoding[]",
      itemEncoding: "encoding",
    },
  },
  encoding: {
    keys: {
      ...leaves("contentType style explode allowReserved"),
      headers: "parameter{}",
      encoding: "encoding{}",
      prefixEncoding: "encoding[]",
      itemEncoding: "encoding",
    },
  },
  response: {
    keys: { ...leaves("summary description"), headers: "parameter{}", content: "mediaType{}", links: "link{}" },
  },
  // Many leave `value` out and write the example itself in its place.
  example: { open: true, keys: leaves("summary description dataValue serializedValue value externalValue") },
  link: { keys: { ...leaves("operationRef operationId parameters requestBody description"), server: "server" } },
  tag: { keys: { ...leaves("name summary description parent kind"), externalDocs: "docs" } },
  scheme: {
    keys: {
      ...leaves("type description name in scheme bearerFormat openIdConnectUrl oauth2MetadataUrl deprecated"),
      flows: "flows",
    },
  },
  flows: {
    keys: {
      implicit: "flow",
      password: "flow",
      clientCredentials: "flow",
      authorizationCode: "flow",
      deviceAuthorization: "flow",
    },
  },
  flow: { keys: leaves("authorizationUrl deviceAuthorizationUrl tokenUrl refreshUrl scopes") },
  schema: SCHEMA,
};

const LIMITS = leaves(
  "type format collectionFormat default maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems enum multipleOf",
);

/** The objects of Swagger 2.0. */
export const SWAGGER_KINDS: ObjectKinds = {
  ...SHARED,
  document: {
    keys: {
      ...leaves("swagger host basePath schemes consumes produces security"),
      info: "info",
      paths: "paths",
      definitions: "schema{}",
      parameters: "parameter{}",
      responses: "response{}",
      securityDefinitions: "scheme{}",
      tags: "tag[]",
      externalDocs: "docs",
    },
  },
  pathItem: { keys: { ...operations(METHODS.filter((name) => name !== "query")), parameters: "parameter[]" } },
  operation: {
    keys: {
      ...leaves("tags summary description operationId consumes produces schemes deprecated security"),
      externalDocs: "docs",
      parameters: "parameter[]",
      responses: "responses",
    },
  },
  parameter: {
    keys: { ...leaves("name in description required allowEmptyValue"), ...LIMITS, schema: "schema", items: "item" },
  },
  item: { keys: { ...LIMITS, items: "item" } },
  response: { keys: { ...leaves("description examples"), schema: "schema", headers: "header{}" } },
  header: { keys: { ...leaves("description"), ...LIMITS, items: "item" } },
  tag: { keys: { ...leaves("name description"), externalDocs: "docs" } },
  scheme: { keys: leaves("type description name in flow authorizationUrl tokenUrl scopes") },
  // Here `discriminator` is the name of a property.
  schema: { ...SCHEMA, keys: { ...SCHEMA.keys, discriminator: "leaf" } },
};
