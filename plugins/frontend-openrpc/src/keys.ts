import { leaves, type ObjectKinds, SCHEMA_KIND } from "@sdkwright/json-schema";

/** The objects of OpenRPC. */
export const KINDS: ObjectKinds = {
  document: {
    keys: {
      ...leaves("openrpc $schema"),
      info: "info",
      servers: "server[]",
      methods: "method[]",
      components: "components",
      externalDocs: "docs",
    },
  },
  info: { keys: { ...leaves("title description termsOfService version"), contact: "contact", license: "license" } },
  contact: { keys: leaves("name url email") },
  license: { keys: leaves("name url") },
  docs: { keys: leaves("description url") },
  server: { keys: { ...leaves("url name description summary"), variables: "variable{}" } },
  variable: { keys: leaves("enum default description") },
  method: {
    keys: {
      ...leaves("name summary description deprecated paramStructure"),
      tags: "tag[]",
      externalDocs: "docs",
      params: "value[]",
      result: "value",
      servers: "server[]",
      errors: "error[]",
      links: "link[]",
      examples: "pairing[]",
    },
  },
  value: { keys: { ...leaves("name summary description required deprecated"), schema: "schema" } },
  error: { keys: leaves("code message data") },
  link: { keys: { ...leaves("name description summary method params"), server: "server" } },
  pairing: { keys: { ...leaves("name description summary"), params: "example[]", result: "example" } },
  example: { open: true, keys: leaves("name summary description value externalValue") },
  tag: { keys: { ...leaves("name summary description"), externalDocs: "docs" } },
  components: {
    keys: {
      contentDescriptors: "value{}",
      schemas: "schema{}",
      examples: "example{}",
      links: "link{}",
      errors: "error{}",
      examplePairings: "pairing{}",
      // As the specification has it in 1.0 to 1.2.
      examplePairingObjects: "pairing{}",
      tags: "tag{}",
    },
  },
  schema: SCHEMA_KIND,
};
