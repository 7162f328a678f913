import { leaves, type ObjectKind, type ObjectKinds, SCHEMA_KIND } from "@sdkwright/json-schema";

const BINDINGS = "serverBindings channelBindings operationBindings messageBindings";

/** Objects that are alike in versions 2 and 3. */
const SHARED = {
  contact: { keys: leaves("name url email") },
  license: { keys: leaves("name url") },
  docs: { keys: leaves("description url") },
  tag: { keys: { ...leaves("name description"), externalDocs: "docs" } },
  variable: { keys: leaves("enum default description examples") },
  correlationId: { keys: leaves("description location") },
  example: { open: true, keys: leaves("headers payload name summary") },
  // A schema of another format stands under `schema`.
  schema: { ...SCHEMA_KIND, keys: { ...SCHEMA_KIND.keys, ...leaves("schemaFormat"), schema: "schema" } },
  flows: { keys: { implicit: "flow", password: "flow", clientCredentials: "flow", authorizationCode: "flow" } },
} satisfies { readonly [kind: string]: ObjectKind };

const INFO = { ...leaves("title version description termsOfService"), contact: "contact", license: "license" };
const ABOUT = { tags: "tag[]", externalDocs: "docs" };
const SCHEME = { ...leaves("type description name in scheme bearerFormat openIdConnectUrl"), flows: "flows" };
const FLOW = leaves("authorizationUrl tokenUrl refreshUrl");
const MESSAGE = {
  ...leaves("contentType name title summary description bindings"),
  ...ABOUT,
  headers: "schema",
  payload: "schema",
  correlationId: "correlationId",
  examples: "example[]",
  traits: "message[]",
};
const COMPONENTS = {
  ...leaves(BINDINGS),
  schemas: "schema{}",
  servers: "server{}",
  serverVariables: "variable{}",
  channels: "channel{}",
  messages: "message{}",
  securitySchemes: "scheme{}",
  parameters: "parameter{}",
  correlationIds: "correlationId{}",
  operationTraits: "operation{}",
  messageTraits: "message{}",
};

/** The objects of AsyncAPI 2. */
export const KINDS_2: ObjectKinds = {
  ...SHARED,
  document: {
    keys: {
      ...leaves("asyncapi id defaultContentType"),
      ...ABOUT,
      info: "info",
      servers: "server{}",
      channels: "channel{}",
      components: "components",
    },
  },
  info: { keys: INFO },
  server: {
    keys: {
      ...leaves("url protocol protocolVersion description security bindings"),
      tags: "tag[]",
      variables: "variable{}",
    },
  },
  channel: {
    keys: {
      ...leaves("description servers bindings"),
      subscribe: "operation",
      publish: "operation",
      parameters: "parameter{}",
    },
  },
  operation: {
    keys: {
      ...leaves("operationId summary description security bindings"),
      ...ABOUT,
      traits: "operation[]",
      message: "message",
    },
  },
  message: { keys: { ...MESSAGE, ...leaves("messageId schemaFormat"), oneOf: "message[]" } },
  parameter: { keys: { ...leaves("description location"), schema: "schema" } },
  scheme: { keys: SCHEME },
  flow: { keys: { ...FLOW, ...leaves("scopes") } },
  components: { keys: COMPONENTS },
};

/** The objects of AsyncAPI 3. */
export const KINDS_3: ObjectKinds = {
  ...SHARED,
  document: {
    keys: {
      ...leaves("asyncapi id defaultContentType"),
      info: "info",
      servers: "server{}",
      channels: "channel{}",
      operations: "operation{}",
      components: "components",
    },
  },
  info: { keys: { ...INFO, ...ABOUT } },
  server: {
    keys: {
      ...leaves("host protocol protocolVersion pathname description title summary bindings"),
      ...ABOUT,
      variables: "variable{}",
      security: "scheme[]",
    },
  },
  channel: {
    keys: {
      ...leaves("address title summary description servers bindings"),
      ...ABOUT,
      messages: "message{}",
      parameters: "parameter{}",
    },
  },
  operation: {
    keys: {
      ...leaves("action channel title summary description messages bindings"),
      ...ABOUT,
      security: "scheme[]",
      traits: "operation[]",
      reply: "reply",
    },
  },
  reply: { keys: { ...leaves("channel messages"), address: "replyAddress" } },
  replyAddress: { keys: leaves("description location") },
  message: { keys: MESSAGE },
  parameter: { keys: leaves("enum default description examples location") },
  scheme: { keys: { ...SCHEME, ...leaves("scopes") } },
  flow: { keys: { ...FLOW, ...leaves("availableScopes") } },
  components: {
    keys: {
      ...COMPONENTS,
      operations: "operation{}",
      replies: "reply{}",
      replyAddresses: "replyAddress{}",
      externalDocs: "docs{}",
      tags: "tag{}",
    },
  },
};
